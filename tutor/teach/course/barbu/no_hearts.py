"""The lesson on No Hearts: the ban on leading them, and how to be rid of them."""

from tutor.barbu.advice import ADVICE
from tutor.barbu.advice.losing import THROW
from tutor.barbu.contracts.hearts import FOLLOW_OK, NO_LEAD
from tutor.barbu.contracts.no_hearts import EARLY_END, FACE_UP, SCORE
from tutor.core.message import N_
from tutor.teach.beliefs import barbu_play as beliefs
from tutor.teach.course.lesson import Lesson, Step, situation

NO_HEARTS = Lesson(
    "b-no-hearts",
    "barbu",
    N_("No Hearts"),
    N_("You know when a heart may be played, what the hearts cost, and how to be rid of them."),
    14,
    (NO_LEAD, FOLLOW_OK, SCORE, FACE_UP, EARLY_END, THROW, ADVICE["B-STR-CALL-NH"]),
    hook=situation("no-hearts-lead", 3),
    steps=(
        Step("no-hearts-lead-shown", "may", 1, 11, "worked", about="no-hearts"),
        Step("no-hearts-lead-hinted", "may", 1, 14, "half", about="no-hearts"),
        Step("no-hearts-true", "no-hearts-true", 1, 4),
        Step("no-hearts-true-harder", "no-hearts-true", 2, 5),
        Step("no-hearts-lead", "may", 2, 2, about="no-hearts"),
        Step("no-hearts-true-hardest", "no-hearts-true", 3, 1),
        Step("no-hearts-cost", "cost", 2, 4, about="no-hearts"),
        Step("no-hearts-out-harder", "out", 2, 4, about="no-hearts"),
        Step("no-hearts-puzzle", "puzzle", 1, 2, about="no-hearts"),
        Step("no-hearts-hand", "hand", 2, 2, about="no-hearts"),
        Step("seven-cards", "seven-cards", 3, 6),
        Step("no-tricks-below", "no-tricks-below", 3, 28),
        Step("no-hearts-audit", "audit", 2, 4, about="no-hearts"),
        Step("no-tricks-shed", "no-tricks-shed", 2, 1),
        Step("no-tricks-lead", "no-tricks-lead", 2, 9),
    ),
    check=(
        Step("check-no-hearts-cost", "cost", 3, 3, "none", about="no-hearts"),
        Step("check-no-tricks-cost", "cost", 3, 35, "none", about="no-tricks"),
        Step("check-no-hearts-lead", "may", 3, 7, "none", about="no-hearts"),
    ),
    play_on=situation("b-no-hearts", 10),
    needs=("b-no-tricks",),
    fights=(
        beliefs.HEARTS_BROKEN,
        beliefs.HEARTS_NEVER_LED,
        beliefs.MUST_DUMP,
        beliefs.NO_DUMP_FIRST,
        beliefs.ACE_HEARTS_TWO,
    ),
)
