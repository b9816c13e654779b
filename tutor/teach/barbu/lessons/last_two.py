"""The lesson on No Last Two: which tricks cost, and how to be out of the lead when they come."""

from tutor.barbu import ADVICE
from tutor.barbu.advice.losing import IDLE
from tutor.barbu.contracts.no_last_two import COUNT, LEAD_FREE, SCORE, NoLastTwo
from tutor.core.message import N_
from tutor.teach.barbu.kinds import puzzles
from tutor.teach.barbu.kinds.hands_weighed import LAST_TWO_HAND
from tutor.teach.barbu.kinds.king_kept import KING_AWAY
from tutor.teach.barbu.kinds.last_two import LAST_TWO_COST, LAST_TWO_COUNTS
from tutor.teach.barbu.kinds.last_two_out import LAST_TWO_LOSERS, LAST_TWO_ORDER, LAST_TWO_OUT
from tutor.teach.kind import Exercise
from tutor.teach.lesson import Lesson, Step, rung

LAST_TWO = Lesson(
    "b-last-two",
    "barbu",
    NoLastTwo.title,
    N_(
        "You know which tricks cost and how much, how to spend your high cards in time, and which card is safe at the"
        " end."
    ),
    14,
    (SCORE, LEAD_FREE, COUNT, IDLE, ADVICE["B-STR-CALL-L2"]),
    hook=rung("last-two-eleventh", 5),
    steps=(
        Step(Exercise(LAST_TWO_COUNTS, 1, 1), "worked"),
        Step(Exercise(LAST_TWO_COUNTS, 2, 2), "half"),
        Step(Exercise(LAST_TWO_COST, 1, 2)),
        Step(Exercise(LAST_TWO_COST, 3, 3)),
        Step(Exercise(LAST_TWO_ORDER, 1, 1)),
        Step(Exercise(LAST_TWO_ORDER, 3, 2)),
        Step(Exercise(LAST_TWO_LOSERS, 1, 1)),
        Step(Exercise(LAST_TWO_LOSERS, 3, 3)),
        Step(Exercise(LAST_TWO_OUT, 1, 1)),
        Step(Exercise(LAST_TWO_OUT, 2, 2)),
        Step(Exercise(puzzles.LAST_TWO, 1, 1)),
        Step(Exercise(LAST_TWO_HAND, 1, 1)),
        Step(Exercise(LAST_TWO_HAND, 2, 2)),
        Step(Exercise(LAST_TWO_COUNTS, 3, 1)),
        Step(Exercise(KING_AWAY, 2, 3)),
        Step(Exercise(puzzles.LAST_TWO, 2, 2)),
    ),
    check=(
        Step(Exercise(LAST_TWO_COST, 3, 5), "none"),
        Step(Exercise(LAST_TWO_LOSERS, 3, 5), "none"),
        Step(Exercise(LAST_TWO_OUT, 2, 4), "none"),
    ),
    play_on=rung("b-last-two", 5),
    needs=("b-no-tricks",),
)
