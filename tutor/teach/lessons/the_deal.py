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
from tutor.teach.kind import Exercise
from tutor.teach.kinds.around_the_deal import CARDS_LEFT, DEAL_TASKS, PETIT_ALONE
from tutor.teach.kinds.before_the_deal import FIRST_DEALER, WHERE_CUT
from tutor.teach.kinds.bidding import AUCTION_SEATS, MAY_BID, WRONG_CALL
from tutor.teach.kinds.contracts import CONTRACT_FACTOR, DOG_FATE, DOG_POINTS
from tutor.teach.kinds.dealing import DEAL_DOG, DEAL_NEXT
from tutor.teach.kinds.duties import ALLOWED
from tutor.teach.kinds.ecart import ECART_RULE, ECART_SHOWN, MAY_GO, TRUMPS_ASIDE
from tutor.teach.kinds.ecart_made import MAKE_ECART, MAKE_VOID
from tutor.teach.kinds.ecart_weighed import BETTER_ECART, ECART_CLOSED
from tutor.teach.kinds.hand_bid import ADVISED_BID, RICHEST_PART, WRONG_LINE
from tutor.teach.kinds.hand_value import COUNTED_CARDS, HAND_TOTAL, LINE_POINTS, USUAL, WITHOUT_DOG
from tutor.teach.kinds.ranks import BEATS
from tutor.teach.kinds.worth import cards
from tutor.teach.lesson import Lesson, Step, deal

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
        Step(Exercise(FIRST_DEALER, 1, 2), "worked"),
        Step(Exercise(FIRST_DEALER, 3, 4)),
        Step(Exercise(DEAL_TASKS, 1, 5)),
        Step(Exercise(WHERE_CUT, 2, 6)),
        Step(Exercise(DEAL_NEXT, 1, 3), "worked"),
        Step(Exercise(DEAL_NEXT, 1, 9), "half"),
        Step(Exercise(DEAL_DOG, 1, 3)),
        Step(Exercise(DEAL_DOG, 3, 3)),
        Step(Exercise(CARDS_LEFT, 1, 4)),
        Step(Exercise(PETIT_ALONE, 2, 1)),
        Step(Exercise(DEAL_TASKS, 3, 3)),
        Step(Exercise(DEAL_DOG, 2, 3)),
        Step(Exercise(BEATS, 3, 12)),
        Step(Exercise(ALLOWED, 2, 21)),
    ),
    check=(
        Step(Exercise(DEAL_NEXT, 3, 6), "none"),
        Step(Exercise(PETIT_ALONE, 3, 4), "none"),
        Step(Exercise(DEAL_TASKS, 2, 8), "none"),
    ),
    play_on=deal(8, players=5, dealer=0),
    needs=("which-cards",),
)

AUCTION = Lesson(
    "auction",
    "tarot",
    N_("The auction"),
    N_("You can bid in your turn, and say what each contract does with the dog."),
    10,
    (ORDER, ONE_TURN, LADDER, OVERCALL, CONTRE_CLOSES, ALL_PASS, TAKER, DOG_BY_CONTRACT, FIRST_LEAD, MULTIPLIER),
    hook=deal(37, moves=["prise", "pass", "pass"]),
    steps=(
        Step(Exercise(MAY_BID, 1, 10), "worked"),
        Step(Exercise(MAY_BID, 1, 4), "half"),
        Step(Exercise(MAY_BID, 1, 6)),
        Step(Exercise(AUCTION_SEATS, 1, 7)),
        Step(Exercise(WRONG_CALL, 1, 5)),
        Step(Exercise(DOG_FATE, 1, 1)),
        Step(Exercise(DOG_POINTS, 2, 6)),
        Step(Exercise(CONTRACT_FACTOR, 1, 8)),
        Step(Exercise(WRONG_CALL, 2, 2)),
        Step(Exercise(ALLOWED, 2, 9)),
        Step(Exercise(MAY_BID, 2, 5)),
        Step(Exercise(cards.trick_points, 2, 3)),
        Step(Exercise(AUCTION_SEATS, 3, 5)),
    ),
    check=(
        Step(Exercise(MAY_BID, 2, 9), "none"),
        Step(Exercise(WRONG_CALL, 3, 3), "none"),
        Step(Exercise(AUCTION_SEATS, 2, 6), "none"),
    ),
    play_on=deal(16, moves=["pass", "pass"]),
    needs=("which-cards",),
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
        Step(Exercise(LINE_POINTS, 1, 7), "worked"),
        Step(Exercise(LINE_POINTS, 2, 11), "half"),
        Step(Exercise(COUNTED_CARDS, 3, 3)),
        Step(Exercise(RICHEST_PART, 1, 4)),
        Step(Exercise(COUNTED_CARDS, 2, 3)),
        Step(Exercise(WRONG_LINE, 1, 2)),
        Step(Exercise(HAND_TOTAL, 1, 1)),
        Step(Exercise(HAND_TOTAL, 2, 4)),
        Step(Exercise(ADVISED_BID, 1, 5)),
        Step(Exercise(HAND_TOTAL, 3, 4)),
        Step(Exercise(ADVISED_BID, 2, 3)),
        Step(Exercise(WRONG_LINE, 2, 6)),
        Step(Exercise(MAY_BID, 2, 10)),
        Step(Exercise(ADVISED_BID, 3, 2)),
    ),
    check=(
        Step(Exercise(LINE_POINTS, 2, 4), "none"),
        Step(Exercise(HAND_TOTAL, 2, 12), "none"),
        Step(Exercise(ADVISED_BID, 3, 5), "none"),
    ),
    play_on=deal(25),
    needs=("auction",),
)

ECART = Lesson(
    "ecart",
    "tarot",
    N_("The dog and the écart"),
    N_("You can set six cards aside, as the rules allow and with good sense."),
    12,
    (
        *(SHOW, COUNT, NO_KING, NO_BOUT, NO_TRUMP, FORCED_TRUMP, SHOW_TRUMPS, GAME_CALL, COUNTS_TAKER, SANS, CONTRE),
        *(WHOLE_SUIT, SAVE_POINTS, KEEP_KINGS_SUIT, LOW_TRUMPS),
    ),
    hook=deal(29, moves=["garde", "pass", "pass", "pass"]),
    steps=(
        Step(Exercise(MAY_GO, 1, 1), "worked"),
        Step(Exercise(MAY_GO, 1, 4), "half"),
        Step(Exercise(MAKE_ECART, 1, 5)),
        Step(Exercise(MAKE_VOID, 1, 3)),
        Step(Exercise(BETTER_ECART, 1, 2)),
        Step(Exercise(TRUMPS_ASIDE, 1, 2)),
        Step(Exercise(MAKE_ECART, 3, 4)),
        Step(Exercise(ECART_SHOWN, 1, 2)),
        Step(Exercise(ECART_CLOSED, 2, 4)),
        Step(Exercise(ECART_RULE, 2, 2)),
        Step(Exercise(DOG_POINTS, 3, 2)),
        Step(Exercise(WRONG_CALL, 2, 5)),
        Step(Exercise(BETTER_ECART, 2, 4)),
    ),
    check=(
        Step(Exercise(MAY_GO, 3, 2), "none"),
        Step(Exercise(TRUMPS_ASIDE, 3, 8), "none"),
        Step(Exercise(MAKE_ECART, 3, 7), "none"),
    ),
    play_on=deal(8, moves=["garde", "pass", "pass", "pass"]),
    needs=("auction",),
)
