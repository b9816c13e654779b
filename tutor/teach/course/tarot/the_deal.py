"""Lessons on a deal, from the dealer to the écart."""

from tutor.core.message import N_
from tutor.tarot.advice.hand_value import BID
from tutor.tarot.advice.setting_aside import KEEP_KINGS_SUIT, LOW_TRUMPS, SAVE_POINTS, WHOLE_SUIT
from tutor.tarot.auction import ALL_PASS, CONTRE_CLOSES, LADDER, ONE_TURN, ORDER, OVERCALL, TAKER
from tutor.tarot.before_bidding import PETIT_SEC
from tutor.tarot.cut import CUT, CUT_MIN, MISDEAL, ROTATE, SHUFFLE
from tutor.tarot.deal import (
    DOG_NOT_CONSECUTIVE,
    DOG_NOT_ENDS,
    DOG_NOT_MID_PACKET,
    DOG_SHOW_COUNT,
    DOG_SINGLE,
    PACKETS,
)
from tutor.tarot.dog import (
    CONTRE,
    COUNT,
    COUNTS_TAKER,
    DOG_BY_CONTRACT,
    FORCED_TRUMP,
    GAME_CALL,
    NO_BOUT,
    NO_KING,
    NO_TRUMP,
    SANS,
    SHOW,
    SHOW_TRUMPS,
)
from tutor.tarot.draw import DIRECTION, DRAW, DRAW_EXCUSE, DRAW_TIE
from tutor.tarot.play import FIRST_LEAD
from tutor.tarot.score.sheet import MULTIPLIER
from tutor.teach.beliefs import tarot_deal as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal
from tutor.teach.tarot.hand_values import USUAL, WITHOUT_DOG

DEALER = Lesson(
    "dealer",
    "tarot",
    N_("Being the dealer"),
    N_("You can deal for three, four or five players, lay the dog as it must be laid, and know when a deal is void."),
    12,
    (
        *(DIRECTION, DRAW, DRAW_TIE, DRAW_EXCUSE, SHUFFLE, CUT, CUT_MIN, ROTATE, MISDEAL, PACKETS, DOG_SINGLE),
        *(DOG_NOT_ENDS, DOG_NOT_CONSECUTIVE, DOG_NOT_MID_PACKET, DOG_SHOW_COUNT, PETIT_SEC),
    ),
    hook=deal(14, dealer=0, moves=["pass", "pass", "pass"]),
    steps=(
        Step("first-dealer-shown", "first-dealer", 1, 2, "worked"),
        Step("first-dealer", "first-dealer", 3, 4),
        Step("deal-tasks", "deal-tasks", 1, 5),
        Step("where-to-cut", "where-to-cut", 2, 6),
        Step("deal-next-shown", "deal-next", 1, 3, "worked"),
        Step("deal-dog", "deal-dog", 1, 3),
        Step("cards-left", "to-come", 2, 3, about="pack"),
        Step("petit-alone", "petit-alone", 2, 1),
        Step("deal-tasks-hardest", "deal-tasks", 3, 6),
        Step("beats", "beats", 3, 12),
        Step("rank-order", "order", 3, 5, about="rank"),
        Step("deal-tasks-harder", "deal-tasks", 2, 3),
        Step("cards-out", "out", 3, 36, about="cards"),
        Step("two-tables", "allowed", 2, 21),
    ),
    check=(
        Step("check-deal-next", "deal-next", 3, 4, "none"),
        Step("check-next-leader", "next-leader", 3, 53, "none"),
        Step("check-petit-alone", "petit-alone", 3, 4, "none"),
        Step("check-deal-tasks", "deal-tasks", 2, 8, "none"),
    ),
    play_on=deal(8, players=5, dealer=0),
    needs=("which-cards",),
    fights=(beliefs.GOES_TO_THE_LEFT, beliefs.MISDEAL_PASSES_ON, beliefs.PETIT_AND_EXCUSE_VOID),
)

AUCTION = Lesson(
    "auction",
    "tarot",
    N_("The auction"),
    N_("You can bid in your turn, and say what each contract does with the dog."),
    10,
    (
        *(ORDER, ONE_TURN, LADDER, OVERCALL, CONTRE_CLOSES, ALL_PASS, TAKER),
        *(DOG_BY_CONTRACT, SANS, CONTRE, FIRST_LEAD, MULTIPLIER),
    ),
    hook=deal(37, moves=["prise", "pass", "pass"]),
    steps=(
        Step("may-bid-shown", "may", 1, 10, "worked", about="auction"),
        Step("may-bid-hinted", "may", 1, 4, "half", about="auction"),
        Step("may-bid", "may", 1, 6, about="auction"),
        Step("auction-seats", "auction-seats", 1, 1),
        Step("wrong-call", "wrong-call", 1, 5),
        Step("dog-fate", "dog-fate", 1, 1),
        Step("dog-points", "dog-points", 2, 2),
        Step("contract-factor", "contract-factor", 1, 8),
        Step("two-tables", "allowed", 2, 9),
        Step("petit-alone", "petit-alone", 3, 57),
        Step("auction-seats-hardest", "auction-seats", 3, 1),
        Step("trick-points", "trick-points", 2, 3),
    ),
    check=(
        Step("check-may-bid", "may", 2, 9, "none", about="auction"),
        Step("check-wrong-call", "wrong-call", 3, 3, "none"),
        Step("check-next-leader", "next-leader", 3, 43, "none"),
        Step("check-auction-seats", "auction-seats", 2, 6, "none"),
    ),
    play_on=deal(16, moves=["pass", "pass"]),
    needs=("which-cards",),
    fights=(beliefs.EQUAL_BID, beliefs.RAISE_LATER, beliefs.DOG_ALWAYS_SHOWN),
)

HAND_VALUE = Lesson(
    "hand-value",
    "tarot",
    N_("What is a hand worth?"),
    N_("You can value a hand line by line, and choose the bid that it is worth."),
    15,
    (*USUAL, *WITHOUT_DOG, BID),
    hook=deal(39),
    steps=(
        Step("line-points-shown", "line-points", 1, 7, "worked"),
        Step("line-points-hinted", "line-points", 2, 11, "half"),
        Step("counted-cards", "counted-cards", 3, 3),
        Step("richest", "best", 1, 4, about="part"),
        Step("wrong-line", "audit", 1, 2, about="hand"),
        Step("hand-total", "hand-total", 1, 1),
        Step("advised-bid", "advised-bid", 1, 5),
        Step("hand-total-hardest", "hand-total", 3, 4),
        Step("card-values", "values", 3, 43, about="card"),
        Step("may-bid", "may", 2, 10, about="auction"),
        Step("advised-bid-hardest", "advised-bid", 3, 2),
        Step("contract-factor", "contract-factor", 2, 14),
    ),
    check=(
        Step("check-line-points", "line-points", 2, 4, "none"),
        Step("check-dog-points", "dog-points", 3, 46, "none"),
        Step("check-hand-total", "hand-total", 2, 12, "none"),
        Step("check-advised-bid", "advised-bid", 3, 5, "none"),
    ),
    play_on=deal(25),
    needs=("auction",),
    fights=(beliefs.VOIDS_ALWAYS_COUNT,),
)

ECART = Lesson(
    "ecart",
    "tarot",
    N_("The dog and the écart"),
    N_("You can set six cards aside, as the rules allow and with good sense."),
    12,
    (
        *(SHOW, COUNT, NO_KING, NO_BOUT, NO_TRUMP, FORCED_TRUMP, SHOW_TRUMPS, GAME_CALL, COUNTS_TAKER),
        *(WHOLE_SUIT, SAVE_POINTS, KEEP_KINGS_SUIT, LOW_TRUMPS),
    ),
    hook=deal(29, moves=["garde", "pass", "pass", "pass"]),
    steps=(
        Step("may-go-shown", "may", 1, 1, "worked", about="dog"),
        Step("may-go-hinted", "may", 1, 4, "half", about="dog"),
        Step("make-ecart", "make-ecart", 1, 5, about="any"),
        Step("make-void", "make-ecart", 1, 3, about="void"),
        Step("better-ecart", "better-ecart", 1, 2),
        Step("trumps-aside", "trumps-aside", 1, 2),
        Step("ecart-shown", "ecart-shown", 1, 2),
        Step("ecart-closed", "true", 2, 4, about="ecart"),
        Step("dog-fate", "dog-fate", 2, 5),
        Step("ecart-rule", "rule", 2, 2, about="ecart"),
        Step("find-bouts", "find", 3, 51, about="bouts"),
        Step("dog-points", "dog-points", 3, 2),
    ),
    check=(
        Step("check-may-go", "may", 3, 2, "none", about="dog"),
        Step("check-card-values", "values", 3, 28, "none", about="card"),
        Step("check-trumps-aside", "trumps-aside", 3, 8, "none"),
        Step("check-make-ecart", "make-ecart", 3, 7, "none", about="any"),
    ),
    play_on=deal(8, moves=["garde", "pass", "pass", "pass"]),
    needs=("auction",),
    fights=(
        beliefs.KING_IF_ANNOUNCED,
        beliefs.TRUMPS_IF_SHOWN,
        beliefs.TRUMPS_NEVER,
        beliefs.BOUTS_COUNT_AS_PLAIN,
        beliefs.NO_COURTS_ASIDE,
    ),
)
