"""The lesson on planning: what a hand promises, what a contract is worth to keep, and how a dealer's set goes on."""

from tutor.barbu.advice.calling import BEST, KEEP
from tutor.barbu.call import FORCED_LAST
from tutor.barbu.match import END, SEVEN, WHEN
from tutor.core.message import N_
from tutor.teach.barbu.kinds.hands_weighed import LAST_TWO_HAND
from tutor.teach.barbu.kinds.planning import ABOVE_PRICE, WHAT_TO_CALL
from tutor.teach.barbu.kinds.planning_plans import ASSIGN, FIND_SLIP
from tutor.teach.barbu.kinds.planning_prices import FIND_PRICE
from tutor.teach.barbu.kinds.planning_sets import DEALS_LEFT, WHO_OWES
from tutor.teach.barbu.kinds.settling import SETTLE_OWN
from tutor.teach.kind import Exercise
from tutor.teach.lesson import Lesson, Step, deal

#: What the learner has called before the first table: three contracts, each of which somebody has doubled.
CALLED = [
    {"dealer": 0, "contract": "no-tricks", "base": [-4, -8, -6, -8], "doubles": [[1, [0]]]},
    {"dealer": 0, "contract": "trumps S", "base": [30, 10, 15, 10], "doubles": [[2, [0]]]},
    {"dealer": 0, "contract": "no-queens", "base": [-6, -6, -12, 0], "doubles": [[3, [0]]]},
]

PLANNING = Lesson(
    "planning",
    "barbu",
    N_("Planning the seven calls"),
    N_("You can keep the right contract for a later hand, and say what that is worth."),
    14,
    (BEST, KEEP, FORCED_LAST, SEVEN, WHEN, END),
    hook=deal(174, dealer=0, deals=CALLED),
    steps=(
        Step(Exercise(ABOVE_PRICE, 1, 3), "worked"),
        Step(Exercise(ABOVE_PRICE, 2, 2), "half"),
        Step(Exercise(WHAT_TO_CALL, 1, 3)),
        Step(Exercise(FIND_PRICE, 1, 3)),
        Step(Exercise(FIND_PRICE, 2, 1)),
        Step(Exercise(WHAT_TO_CALL, 2, 2)),
        Step(Exercise(FIND_SLIP, 1, 3)),
        Step(Exercise(ASSIGN, 1, 3)),
        Step(Exercise(ABOVE_PRICE, 3, 1)),
        Step(Exercise(WHAT_TO_CALL, 3, 4)),
        Step(Exercise(WHO_OWES, 3, 2)),
        Step(Exercise(SETTLE_OWN, 2, 11)),
        Step(Exercise(DEALS_LEFT, 1, 3)),
        Step(Exercise(ASSIGN, 3, 1)),
        Step(Exercise(LAST_TWO_HAND, 3, 4)),
        Step(Exercise(FIND_SLIP, 3, 4)),
    ),
    check=(
        Step(Exercise(WHAT_TO_CALL, 2, 7), "none"),
        Step(Exercise(FIND_PRICE, 3, 3), "none"),
        Step(Exercise(WHAT_TO_CALL, 3, 7), "none"),
    ),
    play_on=deal(1, dealer=0),
    needs=("b-no-hearts", "b-king", "b-last-two", "b-domino", "settlement"),
)
