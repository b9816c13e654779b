"""The lesson on Barbu, the contract: one card costs, hearts are not led, and the king is given away or kept."""

from tutor.barbu import ADVICE
from tutor.barbu.contracts.barbu import END, HEART_BAN, NO_WAIT, SCORE
from tutor.core.message import N_
from tutor.teach.barbu.kinds import puzzles
from tutor.teach.barbu.kinds.hands_weighed import KING_HAND
from tutor.teach.barbu.kinds.king import KING_ALLOWED, KING_COST, KING_ENDS, KING_PAYS
from tutor.teach.barbu.kinds.king_holders import KING_HOLDERS
from tutor.teach.barbu.kinds.king_kept import KING_AWAY, KING_WAIT
from tutor.teach.barbu.kinds.queens import NO_QUEENS_GUARDS
from tutor.teach.kind import Exercise
from tutor.teach.lesson import Lesson, Step, rung

KING_OF_HEARTS = Lesson(
    "b-king",
    "barbu",
    N_("Barbu: the king of hearts"),
    N_(
        "You know what may be led and discarded with the king of hearts about, when play stops, and how to give him"
        " away."
    ),
    14,
    (SCORE, HEART_BAN, END, NO_WAIT, ADVICE["B-STR-CALL-KH"]),
    hook=rung("king-single-card", 4),
    steps=(
        Step(Exercise(KING_ALLOWED, 1, 1), "worked"),
        Step(Exercise(KING_ALLOWED, 2, 2), "half"),
        Step(Exercise(KING_COST, 2, 4)),
        Step(Exercise(KING_ALLOWED, 3, 10)),
        Step(Exercise(KING_WAIT, 1, 1)),
        Step(Exercise(KING_WAIT, 2, 4)),
        Step(Exercise(KING_AWAY, 2, 1)),
        Step(Exercise(KING_AWAY, 3, 1)),
        Step(Exercise(KING_PAYS, 3, 3)),
        Step(Exercise(KING_ENDS, 2, 1)),
        Step(Exercise(KING_HOLDERS, 1, 1)),
        Step(Exercise(KING_HOLDERS, 3, 6)),
        Step(Exercise(puzzles.KING, 1, 8)),
        Step(Exercise(KING_HAND, 1, 1)),
        Step(Exercise(KING_HAND, 2, 2)),
        Step(Exercise(NO_QUEENS_GUARDS, 2, 4)),
        Step(Exercise(puzzles.KING, 2, 8)),
    ),
    check=(
        Step(Exercise(KING_AWAY, 3, 8), "none"),
        Step(Exercise(KING_HOLDERS, 2, 1), "none"),
        Step(Exercise(KING_ENDS, 3, 1), "none"),
    ),
    play_on=rung("b-king", 4),
    needs=("b-no-hearts",),
)
