"""The lesson on Barbu, the contract: one card costs, hearts are not led, and the king is given away or kept."""

from tutor.barbu import ADVICE
from tutor.barbu.contracts.barbu import END, HEART_BAN, NO_WAIT, SCORE
from tutor.core.message import N_
from tutor.teach.beliefs import barbu_play as beliefs
from tutor.teach.course.lesson import Lesson, Step, situation

KING_OF_HEARTS = Lesson(
    "b-king",
    "barbu",
    N_("Barbu: the king of hearts"),
    N_(
        "You know what may be led and discarded as long as the king of hearts is out, when play stops, and how to give"
        " him away."
    ),
    14,
    (SCORE, HEART_BAN, END, NO_WAIT, ADVICE["B-STR-CALL-KH"]),
    hook=situation("king-single-card", 4),
    steps=(
        Step("king-allowed-shown", "may", 1, 3, "worked", about="king"),
        Step("king-cost", "cost", 2, 1, about="king"),
        Step("king-cost-hardest", "cost", 3, 2, about="king"),
        Step("king-allowed", "may", 3, 10, about="king"),
        Step("king-wait", "king-wait", 1, 2),
        Step("king-away", "king-away", 2, 1),
        Step("king-ends", "ends", 2, 1, about="king"),
        Step("king-holders", "king-holders", 1, 1),
        Step("king-puzzle", "puzzle", 1, 8, about="king"),
        Step("king-hand", "hand", 1, 1, about="king"),
        Step("no-queens-guards", "guards", 2, 4, about="no-queens"),
        Step("no-hearts-lead", "may", 3, 15, about="no-hearts"),
        Step("king-allowed-hardest", "may", 3, 2, about="king"),
        Step("no-queens-pays", "pays", 3, 2, about="no-queens"),
        Step("no-queens-ends", "ends", 3, 21, about="no-queens"),
    ),
    check=(
        Step("check-king-allowed", "may", 3, 5, "none", about="king"),
        Step("check-no-hearts-true", "no-hearts-true", 3, 29, "none"),
        Step("check-king-ends", "ends", 3, 1, "none", about="king"),
    ),
    play_on=situation("b-king", 4),
    needs=("b-no-hearts",),
    fights=(
        beliefs.HEARTS_BROKEN,
        beliefs.HEARTS_NEVER_LED,
        beliefs.NO_BAN_IN_BARBU,
        beliefs.ONLY_KING_BANNED,
        beliefs.MUST_THROW_KING,
        beliefs.ANY_KING,
        beliefs.ALL_TRICKS_PLAYED,
    ),
)
