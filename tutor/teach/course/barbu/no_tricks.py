"""The lesson on No Tricks: duck, and get rid of danger in time."""

from tutor.barbu.advice import ADVICE
from tutor.barbu.advice.losing import DUCK, EARLY, FORCED, FREE, LOW, SHED
from tutor.barbu.contracts.no_tricks import FULL, LEAD_FREE, SCORE
from tutor.barbu.trick import FOLLOW, NO_HEADING, VOID_FREE
from tutor.core.message import N_
from tutor.teach.beliefs import barbu_play as beliefs
from tutor.teach.course.lesson import Lesson, Step, situation

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
    hook=situation("no-tricks-void", 1),
    steps=(
        Step("no-tricks-may-shown", "may", 1, 2, "worked", about="no-tricks"),
        Step("no-tricks-may-hinted", "may", 1, 4, "half", about="no-tricks"),
        Step("no-tricks-may-harder", "may", 2, 1, about="no-tricks"),
        Step("no-tricks-below", "no-tricks-below", 1, 5),
        Step("no-tricks-lead", "no-tricks-lead", 1, 1),
        Step("no-tricks-shed-hardest", "no-tricks-shed", 3, 2),
        Step("no-tricks-cost", "cost", 2, 1, about="no-tricks"),
        Step("no-tricks-audit", "audit", 2, 2, about="no-tricks"),
        Step("no-tricks-puzzle", "puzzle", 1, 1, about="no-tricks"),
        Step("no-tricks-hand", "hand", 2, 1, about="no-tricks"),
        Step("seven-trick", "seven-trick", 3, 8),
        Step("seven-winner", "winner", 3, 32, about="seven"),
        Step("no-tricks-may", "may", 3, 3, about="no-tricks"),
        Step("seven-cards", "seven-cards", 3, 22),
        Step("seven-calls", "seven-calls", 3, 36),
    ),
    check=(
        Step("check-no-tricks-below", "no-tricks-below", 2, 1, "none"),
        Step("check-seven-wrong", "wrong", 3, 40, "none", about="seven"),
        Step("check-no-tricks-shed", "no-tricks-shed", 3, 4, "none"),
    ),
    play_on=situation("b-no-tricks", 1),
    needs=("barbu-idea",),
    fights=(beliefs.HEAD_ALWAYS, beliefs.LOWEST_IS_SAFEST, beliefs.HIGHEST_IS_WORST),
)
