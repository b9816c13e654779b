"""The lesson on No Queens: what a queen costs, when play stops, and what catches a queen."""

from tutor.barbu import ADVICE
from tutor.barbu.contracts.no_queens import END, FACE_UP, LEAD_FREE, SCORE, NoQueens
from tutor.core.message import N_
from tutor.teach.barbu.kinds import puzzles
from tutor.teach.barbu.kinds.hands_weighed import NO_QUEENS_HAND
from tutor.teach.barbu.kinds.no_hearts import HEARTS_COST
from tutor.teach.barbu.kinds.no_queens import NO_QUEENS_ALLOWED, NO_QUEENS_COST, NO_QUEENS_ENDS, NO_QUEENS_PAYS
from tutor.teach.barbu.kinds.queens import NO_QUEENS_CATCHES, NO_QUEENS_GUARDS, NO_QUEENS_OUT
from tutor.teach.kind import Exercise
from tutor.teach.lesson import Lesson, Step, rung

NO_QUEENS = Lesson(
    "b-no-queens",
    "barbu",
    NoQueens.title,
    N_("You know who pays for a queen and when play stops, you see which queens are still out, and what beats them."),
    14,
    (SCORE, LEAD_FREE, FACE_UP, END, ADVICE["B-STR-CALL-NQ"]),
    hook=rung("no-queens-guarded", 3),
    steps=(
        Step(Exercise(NO_QUEENS_ALLOWED, 1, 9), "worked"),
        Step(Exercise(NO_QUEENS_ALLOWED, 2, 4), "half"),
        Step(Exercise(NO_QUEENS_COST, 2, 3)),
        Step(Exercise(NO_QUEENS_PAYS, 1, 3)),
        Step(Exercise(NO_QUEENS_PAYS, 3, 1)),
        Step(Exercise(NO_QUEENS_ENDS, 1, 1)),
        Step(Exercise(NO_QUEENS_ENDS, 3, 2)),
        Step(Exercise(NO_QUEENS_OUT, 2, 3)),
        Step(Exercise(NO_QUEENS_CATCHES, 2, 3)),
        Step(Exercise(NO_QUEENS_GUARDS, 2, 3)),
        Step(Exercise(NO_QUEENS_GUARDS, 3, 4)),
        Step(Exercise(puzzles.NO_QUEENS, 1, 2)),
        Step(Exercise(NO_QUEENS_HAND, 1, 1)),
        Step(Exercise(NO_QUEENS_HAND, 2, 2)),
        Step(Exercise(HEARTS_COST, 2, 6)),
        Step(Exercise(puzzles.NO_QUEENS, 2, 2)),
    ),
    check=(
        Step(Exercise(NO_QUEENS_PAYS, 3, 8), "none"),
        Step(Exercise(NO_QUEENS_CATCHES, 3, 3), "none"),
        Step(Exercise(NO_QUEENS_ENDS, 2, 1), "none"),
    ),
    play_on=rung("b-no-queens", 8),
    needs=("b-no-tricks",),
)
