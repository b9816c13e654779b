"""The lesson on Trumps: what one must play, what a card proves, and when to draw trumps."""

from tutor.barbu import ADVICE
from tutor.barbu.advice.winning import CASH, CHEAP, DRAW, LENGTH, LONG, RUFF, SURE, WAIT
from tutor.barbu.contracts.ladder import NO_HEADING, WINNER
from tutor.barbu.contracts.trumps import SCORE
from tutor.core.message import N_
from tutor.teach.barbu.trumps_situations import TRUMPS_SITUATIONS
from tutor.teach.beliefs import barbu_play as beliefs
from tutor.teach.course.lesson import Lesson, Step, situation

#: The duties in a trick, which the ladder of moments climbs.
DUTIES = tuple(dict.fromkeys(situation.rule for situation in TRUMPS_SITUATIONS))

TRUMPS = Lesson(
    "b-trumps",
    "barbu",
    N_("Trumps: every trick counts for you"),
    N_("You know what you may play at every rung of the ladder, what a card proves, and when to draw trumps."),
    15,
    (*DUTIES, WINNER, SCORE, NO_HEADING, ADVICE["B-STR-CALL-TR"], DRAW, LONG, CASH, LENGTH, CHEAP, RUFF, SURE, WAIT),
    hook=situation("b-trumps", 5),
    steps=(
        Step("follow-shown", "may", 1, 2, "worked", about="trumps"),
        Step("over", "may", 1, 15, about="trumps"),
        Step("spared", "may", 1, 6, about="trumps"),
        Step("higher", "may", 1, 18, about="trumps"),
        Step("trumps-proves-shown", "proves", 2, 1, "worked", about="trumps"),
        Step("trumps-left", "out", 2, 2, about="barbu-trumps"),
        Step("trumps-sure", "trumps-sure", 3, 12),
        Step("trumps-suit", "call", 3, 6, about="trumps"),
        Step("trumps-revoke", "trumps-revoke", 3, 1),
        Step("two-that-tempt", "may", 3, 3, about="trumps"),
        Step("no-tricks-may", "may", 3, 10, about="no-tricks"),
        Step("seven-winner", "winner", 3, 29, about="seven"),
        Step("two-that-tempt-again", "may", 3, 21, about="trumps"),
        Step("king-allowed", "may", 3, 14, about="king"),
        Step("no-queens-catches", "no-queens-catches", 3, 57),
    ),
    check=(
        Step("check-two-that-tempt", "may", 3, 6, "none", about="trumps"),
        Step("check-last-two-losers", "last-two-losers", 3, 51, "none"),
        Step("check-trumps-proves", "proves", 3, 7, "none", about="trumps"),
    ),
    play_on=situation("trumps-from-the-start", 11),
    needs=("b-no-tricks",),
    fights=(
        beliefs.HEAD_PLAIN,
        beliefs.B_RUFF_OPTIONAL,
        beliefs.B_OVERRUFF_OPTIONAL,
        beliefs.B_UNDERTRUMP_DUTY,
        beliefs.B_TRUMP_LED_ANY,
        beliefs.B_NO_TRUMP_LEAD,
        beliefs.PROVED_TOO_MUCH,
    ),
)
