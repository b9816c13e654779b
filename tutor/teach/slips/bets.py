"""Slips about the bets of Barbu: who may double, who must, and what a bet moves."""

from tutor.core.message import N_
from tutor.teach.kinds.bets import owed, players
from tutor.teach.kinds.choice import doubling as choice_doubling
from tutor.teach.kinds.line import settlement
from tutor.teach.kinds.out import doubles
from tutor.teach.kinds.over import doubling as over_doubling
from tutor.teach.kinds.sort import bets
from tutor.teach.slips.slip import Slip

SLIPS = (
    Slip("double-owed", N_("You forgot a double that you owe the dealer."), rules=("B-DBL-FORCED",)),
    Slip(
        "debt-that-is-paid",
        N_("You made somebody double who owes nothing, or has time."),
        sentences=(owed.OWES_NONE, owed.CAN_WAIT, owed.NEED_NOT),
    ),
    Slip(
        "doubles-miscounted",
        N_("You counted a word that does not count towards the two doubles, or left one out."),
        sentences=(doubles.FLANKS_COUNTED, doubles.MAXIMUM_IS_ONE, doubles.REDOUBLE_COUNTED),
    ),
    Slip(
        "doubled-another-than-the-dealer",
        N_("You doubled somebody else than the dealer in a positive contract."),
        rules=("B-DBL-POS-DEALER", "B-DBL-POS-MAX"),
    ),
    Slip("spoken-twice", N_("You let somebody speak again who has had their turn."), rules=("B-DBL-ONE-TURN",)),
    Slip(
        "redouble-without-a-double",
        N_("You redoubled where nobody had doubled."),
        sentences=(choice_doubling.NOT_AT_ALL,),
        rules=("B-RDBL",),
    ),
    Slip("doubled-yourself", N_("You doubled yourself, or somebody twice."), rules=("B-DBL-SELF",)),
    Slip("dealer-doubled", N_("You doubled as the dealer, who may only redouble."), rules=("B-DBL-DEALER-NEVER",)),
    Slip(
        "bet-that-is-not-there",
        N_("You counted a bet between two players who have none."),
        sentences=(players.NO_BET_HERE, bets.NEITHER, bets.DEALER_ONLY, bets.NO_BET),
    ),
    Slip(
        "bet-level-mistaken",
        N_("You mixed up a double and a redouble."),
        sentences=(bets.ONE_OF_THEM, bets.BOTH, settlement.NOT_A_REDOUBLE, settlement.NOT_TWICE),
    ),
    Slip("lost-bet-as-won", N_("You counted as won a bet that you lost."), sentences=(players.YOU_LOST,)),
    Slip(
        "undoubled-deal-mistaken",
        N_("You misjudged whether the deal is played: a positive contract always, a negative one if there is a bet."),
        sentences=(over_doubling.ONE_THREAD, over_doubling.NOT_PLAYED, over_doubling.ALWAYS),
    ),
    Slip(
        "advice-bet-against-the-stronger",
        N_("Against the usual advice, you bet against somebody who should do better than you."),
        sentences=(choice_doubling.COSTS,),
    ),
    Slip(
        "advice-bet-left-out",
        N_("Against the usual advice, you left out a bet that promises something."),
        sentences=(choice_doubling.LEAVES_OUT,),
    ),
    Slip(
        "advice-redoubled-a-free-double",
        N_("Against the usual advice, you redoubled somebody who doubled of their own free will."),
        sentences=(choice_doubling.CHOSE_TO,),
    ),
    Slip("difference-turned", N_("You gave the difference to the worse score."), sentences=(settlement.TURNED,)),
    Slip(
        "scores-added",
        N_("You added the two scores; what moves is their difference."),
        sentences=(settlement.ADDED_UP,),
    ),
    Slip(
        "own-score-doubled",
        N_("You doubled a player’s score; it is the difference that moves."),
        sentences=(settlement.OWN_SCORE, settlement.DOUBLED_OWN),
    ),
    Slip(
        "redouble-overcounted",
        N_("You let a redouble move more than twice the difference."),
        sentences=(settlement.THREE_TIMES, settlement.FOUR_TIMES, settlement.REDOUBLED),
    ),
    Slip(
        "only-the-bets",
        N_("You gave what the bets come to, and forgot the score of the contract."),
        sentences=(settlement.ONLY_BETS,),
    ),
    Slip(
        "bets-one-after-the-other",
        N_("You settled one bet with the result of another."),
        sentences=(settlement.ONE_AFTER_THE_OTHER,),
    ),
    Slip(
        "bet-moved-wrongly",
        N_("You misjudged which way a bet moves, or whether it moves at all."),
        rules=("B-SET-DIFF", "B-SET-REDIFF", "B-SET-EQUAL"),
    ),
    Slip(
        "shared-by-four",
        N_("You shared the points among all four; three share them, and the dealer gets the rest."),
        sentences=(settlement.BY_FOUR,),
    ),
    Slip(
        "share-of-somebody-else",
        N_("You gave the share of the dealer to another, or the other way round."),
        sentences=(settlement.OF_THE_DEALER, settlement.THE_OTHERS),
    ),
    Slip(
        "undoubled-points-lost",
        N_("You let the points of a deal that is not played be lost; they are shared out."),
        sentences=(settlement.NOBODY_PAYS,),
    ),
)
