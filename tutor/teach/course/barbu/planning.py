"""The lesson on planning: what a hand promises, what a contract is worth to keep, and how a dealer's set goes on."""

from tutor.barbu.advice.calling import BEST, KEEP
from tutor.barbu.call import FORCED_LAST
from tutor.barbu.match import END, SEVEN, WHEN
from tutor.core.message import N_
from tutor.teach.beliefs import barbu_play as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

#: The learner's calls before the first table: three contracts, each of which somebody has doubled.
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
        Step("planning-above-shown", "planning-above", 1, 3, "worked"),
        Step("planning-above-hinted", "planning-above", 2, 2, "half"),
        Step("planning-call", "call", 1, 3, about="contract"),
        Step("planning-price", "planning-price", 1, 3),
        Step("planning-price-harder", "planning-price", 2, 1),
        Step("planning-slip", "planning-slip", 1, 3),
        Step("planning-assign", "planning-assign", 1, 3),
        Step("planning-above", "planning-above", 3, 1),
        Step("planning-owed", "owed", 3, 2, about="planning"),
        Step("settle-own", "settle-own", 2, 11),
        Step("last-two-hand", "hand", 3, 4, about="last-two"),
        Step("planning-deals", "deals", 1, 3, about="planning"),
        Step("seven-calls", "seven-calls", 3, 59),
        Step("doubling-due", "doubling-due", 3, 58),
    ),
    check=(
        Step("check-planning-call", "call", 2, 8, "none", about="contract"),
        Step("check-doubling-debt", "doubling-debt", 3, 16, "none"),
        Step("check-planning-price", "planning-price", 3, 3, "none"),
        Step("check-planning-call-hardest", "call", 3, 11, "none", about="contract"),
    ),
    play_on=deal(1, dealer=0),
    needs=("b-no-hearts", "b-king", "b-last-two", "b-domino", "settlement"),
    fights=(beliefs.BIGGEST_PROMISE,),
)
