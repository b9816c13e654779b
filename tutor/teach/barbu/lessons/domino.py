"""The lesson on Domino: what fits, whose way a card opens, and what a pass proves."""

from tutor.barbu import ADVICE
from tutor.barbu.advice.laying import BLOCK, NOBODY, OPEN_WAY
from tutor.barbu.contracts.domino import RANK, SCORE
from tutor.barbu.layout import END, MUST_PLAY, NO_DEADLOCK, OUT, PASSING, TURN
from tutor.barbu.row import ENDS, EXTEND, ONE_SIDED, OPEN
from tutor.core.message import N_
from tutor.teach.barbu.kinds import puzzles
from tutor.teach.barbu.kinds.domino_fits import DOMINO_CLAIMS, DOMINO_FITS
from tutor.teach.barbu.kinds.domino_passes import DOMINO_POINTS, DOMINO_PROVES, DOMINO_RANK
from tutor.teach.barbu.kinds.domino_ways import DOMINO_FIRST, DOMINO_HELPS, DOMINO_WAY
from tutor.teach.barbu.kinds.hands_weighed import DOMINO_HAND
from tutor.teach.kind import Exercise
from tutor.teach.lesson import Lesson, Step, rung

DOMINO = Lesson(
    "b-domino",
    "barbu",
    N_("Domino: be the first without cards"),
    N_("You know which cards fit, when you may pass, and which card opens your own way."),
    14,
    (
        *(RANK, OPEN, EXTEND, ENDS, ONE_SIDED, TURN, MUST_PLAY, PASSING, OUT, END, SCORE, NO_DEADLOCK),
        *(OPEN_WAY, NOBODY, BLOCK, ADVICE["B-STR-CALL-DO"]),
    ),
    hook=rung("b-domino", 3),
    steps=(
        Step(Exercise(DOMINO_FITS, 1, 1), "worked"),
        Step(Exercise(DOMINO_FITS, 2, 2), "half"),
        Step(Exercise(DOMINO_CLAIMS, 1, 3)),
        Step(Exercise(DOMINO_FITS, 3, 2)),
        Step(Exercise(DOMINO_POINTS, 2, 2)),
        Step(Exercise(DOMINO_FIRST, 1, 2)),
        Step(Exercise(DOMINO_WAY, 2, 1)),
        Step(Exercise(DOMINO_FIRST, 2, 3)),
        Step(Exercise(DOMINO_HELPS, 2, 1)),
        Step(Exercise(DOMINO_PROVES, 1, 1)),
        Step(Exercise(DOMINO_RANK, 3, 1)),
        Step(Exercise(DOMINO_HAND, 3, 1)),
        Step(Exercise(DOMINO_PROVES, 2, 1)),
        Step(Exercise(DOMINO_CLAIMS, 3, 2)),
        Step(Exercise(puzzles.DOMINO, 2, 1)),
        Step(Exercise(DOMINO_WAY, 3, 1)),
    ),
    check=(
        Step(Exercise(DOMINO_FITS, 3, 5), "none"),
        Step(Exercise(DOMINO_CLAIMS, 3, 5), "none"),
        Step(Exercise(DOMINO_HELPS, 3, 1), "none"),
    ),
    play_on=rung("domino-from-the-start", 2),
    needs=("barbu-idea",),
)
