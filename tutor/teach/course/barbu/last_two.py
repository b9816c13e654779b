"""The lesson on No Last Two: which tricks cost, and how to be out of the lead when they come."""

from tutor.barbu import ADVICE
from tutor.barbu.advice.losing import IDLE
from tutor.barbu.contracts.no_last_two import COUNT, LEAD_FREE, SCORE, NoLastTwo
from tutor.core.message import N_
from tutor.teach.beliefs import barbu_play as beliefs
from tutor.teach.course.lesson import Lesson, Step, situation

LAST_TWO = Lesson(
    "b-last-two",
    "barbu",
    NoLastTwo.title,
    N_(
        "You know which tricks cost and how much, how to spend your high cards in time, and which card is safe at the"
        " end."
    ),
    14,
    (SCORE, LEAD_FREE, COUNT, IDLE, ADVICE["B-STR-CALL-L2"]),
    hook=situation("last-two-eleventh", 5),
    steps=(
        Step("last-two-counts-shown", "last-two-counts", 1, 1, "worked"),
        Step("last-two-counts-hinted", "last-two-counts", 2, 2, "half"),
        Step("last-two-cost", "cost", 1, 2, about="last-two"),
        Step("last-two-order", "order", 1, 1, about="last-two"),
        Step("last-two-losers", "last-two-losers", 1, 1),
        Step("last-two-out", "out", 1, 1, about="last-two"),
        Step("last-two-puzzle", "puzzle", 1, 1, about="last-two"),
        Step("losing-advice", "barbu-advice", 1, 1, about="losing"),
        Step("last-two-hand", "hand", 1, 1, about="last-two"),
        Step("no-tricks-lead", "no-tricks-lead", 3, 53),
        Step("king-away", "king-away", 2, 3),
        Step("last-two-counts", "last-two-counts", 3, 1),
        Step("no-tricks-shed", "no-tricks-shed", 3, 47),
        Step("queen-caught", "no-queens-catches", 3, 61),
    ),
    check=(
        Step("check-last-two-cost", "cost", 3, 5, "none", about="last-two"),
        Step("check-last-two-losers", "last-two-losers", 3, 5, "none"),
        Step("check-no-tricks-below", "no-tricks-below", 3, 41, "none"),
        Step("check-last-two-counts", "last-two-counts", 3, 4, "none"),
    ),
    play_on=situation("b-last-two", 5),
    needs=("b-no-tricks",),
    fights=(beliefs.LAST_TWO_ONCE, beliefs.ALWAYS_TWELFTH),
)
