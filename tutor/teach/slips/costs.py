"""Slips about what cards, tricks and places cost in Barbu, and about its sums."""

from tutor.core.message import N_
from tutor.teach.kinds.each import tricks
from tutor.teach.kinds.find import account as find_account
from tutor.teach.kinds.line import account as line_account
from tutor.teach.kinds.line import totals
from tutor.teach.kinds.report import account as report_account
from tutor.teach.kinds.sort import account as sort_account
from tutor.teach.kinds.sort import barbu_cards
from tutor.teach.kinds.worth import deals, domino, piles, poker, salade
from tutor.teach.slips.slip import Slip

SLIPS = (
    Slip(
        "number-instead-of-points",
        N_("You gave how many there are, and not what they cost."),
        sentences=(deals.ONLY_TRICKS, piles.EACH_COSTS_SIX, poker.NOT_UNITS),
    ),
    Slip(
        "ace-of-hearts-like-the-others",
        N_("You counted the ace of hearts like the other hearts; it costs 6."),
        sentences=(piles.ACE_LIKE_OTHERS,),
    ),
    Slip(
        "cards-that-cost-nothing",
        N_("You counted cards that cost nothing in this contract."),
        sentences=(
            piles.ALL_CARDS,
            piles.KINGS_COST_NOTHING,
            piles.HEARTS_COST_NOTHING,
            piles.OTHER_HEARTS,
            piles.NOT_HERE,
        ),
    ),
    Slip(
        "other-kings-counted",
        N_("You counted other kings; in Barbu only the king of hearts costs points."),
        sentences=(piles.OTHER_KINGS,),
    ),
    Slip(
        "contracts-mixed-up",
        N_("You mixed up what counts in which contract."),
        sentences=(
            *barbu_cards.CARDS_COST.values(),
            *(says for _, says in barbu_cards.PAIRS),
            *(says for both in tricks.IN_TRICKS.values() for says in both if says),
        ),
    ),
    Slip("last-two-mixed-up", N_("You mixed up the last trick and the one before it."), sentences=(deals.OTHER_ONE,)),
    Slip(
        "only-the-last-trick",
        N_("You counted the last trick and forgot the one before it."),
        sentences=(deals.ONLY_LAST,),
    ),
    Slip(
        "trick-itself-forgotten",
        N_("You counted the cards and forgot that the trick itself costs too."),
        sentences=(salade.WITHOUT_TRICK,),
    ),
    Slip("card-counted-once", N_("You counted once a card that costs several times."), sentences=(salade.ONCE_ONLY,)),
    Slip(
        "last-place-mistaken",
        N_("You forgot that the last place in Domino loses points."),
        sentences=(domino.LAST_LOSES, domino.LAST_NOTHING),
    ),
    Slip("ties-forgotten", N_("You forgot that equal rows share their units."), sentences=(poker.SIX_WITHOUT_TIES,)),
    Slip(
        "one-side-of-the-sum",
        N_("You added up one side only: penalties and gains belong in the same sum."),
        sentences=(totals.ONE_SIDE,),
    ),
    Slip(
        "wikipedias-number",
        N_("You used the 76 points that Wikipedia gives for Chinese poker; it makes 72."),
        sentences=(totals.FROM_WIKIPEDIA,),
    ),
    Slip(
        "cards-left-out",
        N_("You left out what the cards were worth, with which every line begins."),
        sentences=(line_account.NO_CARDS,),
    ),
    Slip(
        "luck-and-decisions-mixed-up",
        N_("You mixed up the cards, the decisions and luck."),
        sentences=(*sort_account.BELONGS.values(),),
    ),
    Slip(
        "another-part-cost-more",
        N_("You chose a decision or a deal by another number than the one asked for."),
        sentences=(find_account.DECIDED, find_account.WITHOUT, *report_account.COMES_TO.values()),
        rules=("B-STR-CALL",),
    ),
    Slip("card-that-stays-left-out", N_("You left out a card that stays in the pack."), rules=("B-SAL-PLAYERS",)),
)
