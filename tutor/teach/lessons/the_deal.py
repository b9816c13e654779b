"""Lessons on a deal, from the auction to the écart."""

from tutor.message import N_
from tutor.tarot.auction import ALL_PASS, CONTRE_CLOSES, LADDER, ONE_TURN, ORDER, OVERCALL, TAKER
from tutor.tarot.dog import DOG_BY_CONTRACT
from tutor.tarot.play import FIRST_LEAD
from tutor.teach.kind import Exercise
from tutor.teach.kinds.bidding import AUCTION_SEATS, MAY_BID, WRONG_CALL
from tutor.teach.kinds.contracts import CONTRACT_FACTOR, DOG_FATE, DOG_POINTS
from tutor.teach.kinds.duties import ALLOWED
from tutor.teach.kinds.values import TRICK_POINTS
from tutor.teach.lesson import Lesson, Step, deal

AUCTION = Lesson(
    "auction",
    "tarot",
    N_("The auction"),
    N_("You can bid in your turn, and say what each contract does with the dog."),
    10,
    (ORDER, ONE_TURN, LADDER, OVERCALL, CONTRE_CLOSES, ALL_PASS, TAKER, DOG_BY_CONTRACT, FIRST_LEAD),
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
        Step(Exercise(TRICK_POINTS, 2, 3)),
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
