"""Lessons on poignées, the handfuls of trumps that one may show."""

from tutor.message import N_
from tutor.teach.kind import Exercise
from tutor.teach.kinds.handful_shows import HIDE_PETIT, TELLS_LESS
from tutor.teach.kinds.handful_tells import OTHERS_HOLD, PETIT_SHOWN, STILL_HIDDEN, TOGETHER
from tutor.teach.kinds.trumps import PETIT_WHERE, TRUMPS_OUT
from tutor.teach.lesson import Lesson, Step, deal

HANDFUL_TELLS = Lesson(
    "handful-tells",
    "tarot",
    N_("What the table learns"),
    N_("You can say what everybody knows when a poignée has been shown, and choose one that tells little."),
    12,
    (),
    hook=deal(
        2895,
        moves=[
            *("pass", "pass", "garde", "pass"),
            *("discard H3", "discard H4", "discard D7", "discard DN", "discard C3", "discard C5", "no-slam"),
        ],
    ),
    steps=(
        Step(Exercise(OTHERS_HOLD, 1, 4), "worked"),
        Step(Exercise(OTHERS_HOLD, 2, 6), "half"),
        Step(Exercise(STILL_HIDDEN, 1, 3)),
        Step(Exercise(STILL_HIDDEN, 2, 6)),
        Step(Exercise(TOGETHER, 1, 2)),
        Step(Exercise(TOGETHER, 2, 15)),
        Step(Exercise(PETIT_SHOWN, 1, 6)),
        Step(Exercise(PETIT_SHOWN, 2, 21)),
        Step(Exercise(HIDE_PETIT, 2, 3)),
        Step(Exercise(TELLS_LESS, 1, 2)),
        Step(Exercise(TRUMPS_OUT, 2, 5)),
        Step(Exercise(PETIT_WHERE, 2, 64)),
        Step(Exercise(OTHERS_HOLD, 3, 2)),
    ),
    check=(
        Step(Exercise(STILL_HIDDEN, 2, 5), "none"),
        Step(Exercise(PETIT_SHOWN, 3, 1), "none"),
        Step(Exercise(TELLS_LESS, 2, 1), "none"),
    ),
    play_on=deal(2895),
    needs=("handful-may", "petit"),
)
