"""The lesson on No Hearts: the ban on leading them, and how to be rid of them."""

from tutor.barbu.advice import ADVICE
from tutor.barbu.advice.losing import THROW
from tutor.barbu.contracts.hearts import FOLLOW_OK, NO_LEAD
from tutor.barbu.contracts.no_hearts import EARLY_END, FACE_UP, SCORE
from tutor.core.message import N_
from tutor.teach.barbu.kinds import puzzles
from tutor.teach.barbu.kinds.hands_weighed import NO_HEARTS_HAND
from tutor.teach.barbu.kinds.no_hearts import HEARTS_AUDIT, HEARTS_COST, MAY_LEAD, STILL_OUT
from tutor.teach.barbu.kinds.no_hearts_true import WHAT_IS_TRUE
from tutor.teach.barbu.kinds.no_tricks import GETS_RID
from tutor.teach.barbu.kinds.seven import CARDS_MEAN
from tutor.teach.kind import Exercise
from tutor.teach.lesson import Lesson, Step, rung

NO_HEARTS = Lesson(
    "b-no-hearts",
    "barbu",
    N_("No Hearts"),
    N_("You know when a heart may be played, what the hearts cost, and how to be rid of them."),
    14,
    (NO_LEAD, FOLLOW_OK, SCORE, FACE_UP, EARLY_END, THROW, ADVICE["B-STR-CALL-NH"]),
    hook=rung("no-hearts-lead", 3),
    steps=(
        Step(Exercise(MAY_LEAD, 1, 3), "worked"),
        Step(Exercise(MAY_LEAD, 1, 5), "half"),
        Step(Exercise(WHAT_IS_TRUE, 1, 1)),
        Step(Exercise(WHAT_IS_TRUE, 2, 3)),
        Step(Exercise(MAY_LEAD, 2, 2)),
        Step(Exercise(WHAT_IS_TRUE, 3, 1)),
        Step(Exercise(HEARTS_COST, 2, 4)),
        Step(Exercise(HEARTS_AUDIT, 2, 4)),
        Step(Exercise(STILL_OUT, 1, 3)),
        Step(Exercise(STILL_OUT, 2, 4)),
        Step(Exercise(puzzles.NO_HEARTS, 1, 2)),
        Step(Exercise(puzzles.NO_HEARTS, 1, 6)),
        Step(Exercise(NO_HEARTS_HAND, 2, 2)),
        Step(Exercise(CARDS_MEAN, 3, 6)),
        Step(Exercise(GETS_RID, 2, 1)),
    ),
    check=(
        Step(Exercise(WHAT_IS_TRUE, 3, 3), "none"),
        Step(Exercise(HEARTS_COST, 3, 3), "none"),
        Step(Exercise(MAY_LEAD, 3, 4), "none"),
    ),
    play_on=rung("b-no-hearts", 10),
    needs=("b-no-tricks",),
)
