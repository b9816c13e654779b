"""The lesson on No Queens: what a queen costs, when play stops, and what catches a queen."""

from tutor.barbu import ADVICE
from tutor.barbu.contracts.no_queens import END, FACE_UP, LEAD_FREE, SCORE, NoQueens
from tutor.core.message import N_
from tutor.teach.beliefs import barbu_play as beliefs
from tutor.teach.course.lesson import Lesson, Step, situation

NO_QUEENS = Lesson(
    "b-no-queens",
    "barbu",
    NoQueens.title,
    N_("You know who pays for a queen and when play stops, you see which queens are still out, and what beats them."),
    14,
    (SCORE, LEAD_FREE, FACE_UP, END, ADVICE["B-STR-CALL-NQ"]),
    hook=situation("no-queens-guarded", 3),
    steps=(
        Step("no-queens-allowed-shown", "may", 1, 9, "worked", about="no-queens"),
        Step("no-queens-allowed", "may", 3, 4, about="no-queens"),
        Step("no-queens-pays", "pays", 1, 3, about="no-queens"),
        Step("no-queens-ends", "ends", 1, 1, about="no-queens"),
        Step("no-queens-out", "no-queens-out", 2, 3),
        Step("no-queens-catches", "no-queens-catches", 2, 3),
        Step("no-queens-guards", "guards", 2, 3, about="no-queens"),
        Step("no-queens-puzzle", "puzzle", 1, 2, about="no-queens"),
        Step("no-queens-hand", "hand", 1, 1, about="no-queens"),
        Step("no-hearts-cost", "cost", 2, 6, about="no-hearts"),
        Step("no-hearts-lead", "may", 3, 47, about="no-hearts"),
        Step("no-queens-pays-again", "pays", 3, 14, about="no-queens"),
        Step("no-tricks-shed", "no-tricks-shed", 3, 18),
        Step("no-hearts-true", "no-hearts-true", 3, 18),
    ),
    check=(
        Step("check-no-queens-pays", "pays", 3, 8, "none", about="no-queens"),
        Step("check-no-queens-allowed", "may", 3, 27, "none", about="no-queens"),
        Step("check-seven-trick", "seven-trick", 3, 36, "none"),
        Step("check-no-queens-ends", "ends", 2, 1, "none", about="no-queens"),
    ),
    play_on=situation("b-no-queens", 8),
    needs=("b-no-tricks",),
    fights=(
        beliefs.BAN_EVERYWHERE,
        beliefs.MUST_DUMP,
        beliefs.PLAYER_PAYS,
        beliefs.HIGHEST_SO_FAR_PAYS,
        beliefs.QUEEN_ENDS_AT_ONCE,
    ),
)
