"""The lesson on a whole set: seven calls of one's own, and the ledger that says where the points came from."""

from tutor.core.message import N_
from tutor.teach.barbu.kinds.coach import COST_MOST, MISSING, WHICH_DEALS
from tutor.teach.barbu.kinds.coach_reports import CALL_COST, REPORT, WHOSE_PART
from tutor.teach.barbu.kinds.planning import WHAT_TO_CALL
from tutor.teach.barbu.kinds.planning_sets import DEALS_LEFT
from tutor.teach.kind import Exercise
from tutor.teach.lesson import Lesson, Step, deal

COACH = Lesson(
    "b-coach",
    "barbu",
    N_("A set with a coach"),
    N_("You can deal a whole set and say afterwards what the luck, your calls, the doubles and the play brought."),
    15,
    (),
    hook=deal(11, dealer=0),
    steps=(
        Step(Exercise(WHOSE_PART, 1, 2), "worked"),
        Step(Exercise(COST_MOST, 1, 5), "half"),
        Step(Exercise(MISSING, 1, 4)),
        Step(Exercise(CALL_COST, 1, 5)),
        Step(Exercise(WHICH_DEALS, 1, 6)),
        Step(Exercise(COST_MOST, 2, 5)),
        Step(Exercise(WHOSE_PART, 2, 8)),
        Step(Exercise(REPORT, 1, 9)),
        Step(Exercise(CALL_COST, 2, 10)),
        Step(Exercise(MISSING, 2, 11)),
        Step(Exercise(WHAT_TO_CALL, 2, 12)),
        Step(Exercise(WHICH_DEALS, 3, 4)),
        Step(Exercise(DEALS_LEFT, 2, 13)),
    ),
    check=(
        Step(Exercise(COST_MOST, 3, 5), "none"),
        Step(Exercise(CALL_COST, 3, 15), "none"),
        Step(Exercise(REPORT, 3, 6), "none"),
    ),
    play_on=deal(2, dealer=0),
    needs=("planning",),
)
