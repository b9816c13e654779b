"""Barbu: why a rule has no scene of what it permits, or of what it forbids, where it has none."""

from __future__ import annotations

from tutor.barbu import (
    arranging,
    bets,
    call,
    compulsory,
    deal,
    doubling,
    layout,
    match,
    naming,
    play,
    row,
    settlement,
    trick,
    undoubled,
)
from tutor.barbu.contracts import (
    barbu,
    chinese_poker,
    domino,
    hearts,
    no_hearts,
    no_last_two,
    no_queens,
    no_tricks,
    order,
    ravage_city,
    salade,
    trumps,
)
from tutor.rule import N_, Message, Rule
from tutor.teach.moment import BAR, COUNTING, COURSE, LEAVE, RANK, REMARK, TABLE

CALLS = N_(
    "This rule says what belongs to a call. A record whose call lacks it is refused with the rule’s name, but it is no"
    " choice that could be tried here."
)
BETS = N_("This rule says what a double means; other rules decide whom one may double.")
BEFORE = N_("This rule says what a deal is played with, before there is any move.")

#: Rules that never forbid.
NEVER_FORBIDS: dict[Rule, Message] = {
    **dict.fromkeys(
        (
            *(trick.VOID_FREE, no_tricks.LEAD_FREE, no_queens.LEAD_FREE, no_last_two.LEAD_FREE, ravage_city.PLAY),
            *(trumps.SUIT, trumps.LED_LOW, trumps.LED_VOID, trumps.NO_UNDERRUFF_DUTY, trumps.VOID_ALL),
            *(trumps.NO_HEADING, salade.ROUNDS, layout.PASSING, arranging.SET),
            *(naming.MAXIMUM, naming.REDOUBLE, naming.MAXIMUM_AGAIN, naming.DEALER_AGAIN),
        ),
        LEAVE,
    ),
    **dict.fromkeys((domino.RANK, trick.NO_HEADING, hearts.FOLLOW_OK, chinese_poker.FOUL, compulsory.TWICE), REMARK),
}
#: Rules that never permit.
NEVER_PERMITS: dict[Rule, Message] = dict.fromkeys(
    (row.ENDS, row.ONE_SIDED, layout.MUST_PLAY, naming.POSITIVE_MAXIMUM, naming.SELF, bets.MUTUAL), BAR
)
#: Rules that decide no move at all.
WHY_NONE: dict[Rule, Message] = {
    **dict.fromkeys((deal.PACK, deal.PLAYERS, order.EARLY_PACK, salade.PLAYERS, salade.FIVE_PLAYERS), BEFORE),
    **dict.fromkeys((deal.RANKS, trick.WINNER, trumps.WINNER), RANK),
    **dict.fromkeys(
        (deal.FIRST_DEALER, deal.CUT, deal.THIRTEEN, play.ONE_CARD, no_hearts.FACE_UP, no_queens.FACE_UP), TABLE
    ),
    **dict.fromkeys((call.DETAIL,), CALLS),
    **dict.fromkeys((bets.SIDE_BET, bets.TERMS, naming.NAME), BETS),
    **dict.fromkeys(
        (
            *(call.DECLARER, call.AFTER_LOOK, play.TURN, play.FIRST_LEAD, play.WINNER_LEADS),
            *(no_tricks.FULL, no_hearts.EARLY_END, no_queens.END, barbu.END, no_last_two.COUNT, salade.NO_EARLY_END),
            *(layout.TURN, layout.OUT, layout.END, layout.NO_DEADLOCK, chinese_poker.SIGN),
            *(
                doubling.WHEN,
                doubling.ORDER,
                undoubled.SKIP,
                undoubled.PLAYED,
                undoubled.USED,
                match.END,
                match.SEVEN,
                match.QUICK,
            ),
        ),
        COURSE,
    ),
    **dict.fromkeys(
        (
            *(no_tricks.SCORE, no_hearts.SCORE, no_queens.SCORE, barbu.SCORE, no_last_two.SCORE, trumps.SCORE),
            *(domino.SCORE, order.EARLY_VALUES, salade.TOTAL, salade.LAYER, salade.OTHER_SALADES),
            *(ravage_city.COUNT, ravage_city.SCORE, ravage_city.REBALANCE, ravage_city.NOT_REBALANCED),
            *(ravage_city.THIRTY_SIX, ravage_city.UNDOUBLED, ravage_city.SAN_FRANCISCO_TABLE),
            *(chinese_poker.UNIT, chinese_poker.SUM, chinese_poker.TIMES_FOUR, chinese_poker.OVERALL),
            *(chinese_poker.SURPLUS, chinese_poker.BALANCED),
            *(bets.PAIRS, undoubled.SPLIT, undoubled.ROUND, match.WHEN, match.ZERO),
            *(settlement.BASE, settlement.DIFFERENCE, settlement.TWICE, settlement.EQUAL, settlement.INDEPENDENT),
            *(settlement.ZERO, settlement.FORMULA),
        ),
        COUNTING,
    ),
}
