"""The lesson on No Tricks: duck, and get rid of danger in time."""

from tutor.barbu.advice import ADVICE
from tutor.barbu.advice.losing import DUCK, EARLY, FORCED, FREE, LOW, SHED
from tutor.barbu.contracts.no_tricks import FULL, LEAD_FREE, SCORE
from tutor.barbu.trick import FOLLOW, NO_HEADING, VOID_FREE
from tutor.core.message import N_
from tutor.teach.barbu.kinds import puzzles
from tutor.teach.barbu.kinds.hands_weighed import NO_TRICKS_HAND
from tutor.teach.barbu.kinds.no_tricks import GETS_RID, IF_LED, MAY_PLAY, STAYS_BELOW, TRICKS_AUDIT, TRICKS_COST
from tutor.teach.barbu.kinds.seven import TRICK_MEANS
from tutor.teach.kind import Exercise
from tutor.teach.lesson import Lesson, Step, rung

NO_TRICKS = Lesson(
    "b-no-tricks",
    "barbu",
    N_("No Tricks"),
    N_("You can stay below a trick, know which leads win, and get rid of dangerous cards in time."),
    13,
    (
        FOLLOW,
        VOID_FREE,
        NO_HEADING,
        LEAD_FREE,
        SCORE,
        FULL,
        ADVICE["B-STR-CALL-NT"],
        DUCK,
        SHED,
        FREE,
        FORCED,
        EARLY,
        LOW,
    ),
    hook=rung("no-tricks-void", 1),
    steps=(
        Step(Exercise(MAY_PLAY, 1, 2), "worked"),
        Step(Exercise(MAY_PLAY, 1, 4), "half"),
        Step(Exercise(STAYS_BELOW, 1, 5)),
        Step(Exercise(STAYS_BELOW, 3, 1)),
        Step(Exercise(IF_LED, 1, 1)),
        Step(Exercise(IF_LED, 2, 3)),
        Step(Exercise(GETS_RID, 1, 2)),
        Step(Exercise(GETS_RID, 3, 2)),
        Step(Exercise(TRICKS_COST, 2, 1)),
        Step(Exercise(TRICKS_AUDIT, 2, 2)),
        Step(Exercise(puzzles.NO_TRICKS, 1, 1)),
        Step(Exercise(NO_TRICKS_HAND, 2, 1)),
        Step(Exercise(TRICK_MEANS, 3, 8)),
        Step(Exercise(MAY_PLAY, 3, 3)),
        Step(Exercise(IF_LED, 3, 4)),
    ),
    check=(
        Step(Exercise(STAYS_BELOW, 2, 1), "none"),
        Step(Exercise(GETS_RID, 3, 4), "none"),
        Step(Exercise(puzzles.NO_TRICKS, 2, 1), "none"),
    ),
    play_on=rung("b-no-tricks", 1),
    needs=("barbu-idea",),
)
