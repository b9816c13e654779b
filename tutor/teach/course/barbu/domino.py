"""The lesson on Domino: what fits, whose way a card opens, and what a pass proves."""

from tutor.barbu import ADVICE
from tutor.barbu.advice.laying import BLOCK, NOBODY, OPEN_WAY
from tutor.barbu.contracts.domino import RANK, SCORE
from tutor.barbu.layout import END, MUST_PLAY, NO_DEADLOCK, OUT, PASSING, TURN
from tutor.barbu.row import ENDS, EXTEND, ONE_SIDED, OPEN
from tutor.core.message import N_
from tutor.teach.beliefs import barbu_play as beliefs
from tutor.teach.course.lesson import Lesson, Step, situation

DOMINO = Lesson(
    "b-domino",
    "barbu",
    N_("Domino: be the first without cards"),
    N_("You know which cards fit, when you may pass, and which card opens your own way."),
    14,
    (
        *(RANK, OPEN, EXTEND, ENDS, ONE_SIDED, TURN, MUST_PLAY, PASSING, OUT, END, SCORE, NO_DEADLOCK),
        *(OPEN_WAY, NOBODY, BLOCK, ADVICE["B-STR-CALL-DO"]),
    ),
    hook=situation("b-domino", 3),
    steps=(
        Step("domino-fits-shown", "may", 1, 1, "worked", about="domino"),
        Step("domino-claims", "domino-claims", 1, 7),
        Step("domino-fits", "may", 3, 2, about="domino"),
        Step("domino-points", "domino-points", 2, 2),
        Step("domino-first", "domino-first", 1, 2),
        Step("domino-way", "domino-way", 2, 1, about="own"),
        Step("domino-helps", "domino-way", 2, 1, about="others"),
        Step("domino-proves", "proves", 1, 1, about="domino"),
        Step("domino-rank", "call", 3, 1, about="domino"),
        Step("domino-claims-hardest", "domino-claims", 3, 3),
        Step("trumps-proves", "proves", 3, 43, about="trumps"),
        Step("king-holders", "king-holders", 3, 11),
        Step("domino-puzzle", "puzzle", 2, 1, about="domino"),
        Step("trumps-suit", "call", 3, 43, about="trumps"),
        Step("seven-trick", "seven-trick", 3, 34),
    ),
    check=(
        Step("check-domino-fits", "may", 3, 5, "none", about="domino"),
        Step("check-last-two-out", "out", 3, 16, "none", about="last-two"),
        Step("check-domino-claims", "domino-claims", 3, 5, "none"),
    ),
    play_on=situation("domino-from-the-start", 2),
    needs=("barbu-idea",),
    fights=(
        beliefs.DOMINO_ANY_SUIT,
        beliefs.DOMINO_WRAP,
        beliefs.DOMINO_HOLD_START,
        beliefs.DOMINO_PASS_FREELY,
        beliefs.ACE_AGAIN,
    ),
)
