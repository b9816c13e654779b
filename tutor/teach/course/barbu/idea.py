"""The first lesson on Barbu: seven games in one, each felt with a few cards."""

from tutor.barbu.call import AFTER_LOOK, DECLARER, DETAIL, ONCE
from tutor.barbu.deal import CUT, FIRST_DEALER, PACK, PLAYERS, RANKS, THIRTEEN
from tutor.barbu.match import ZERO
from tutor.barbu.play import FIRST_LEAD, ONE_CARD, TURN, WINNER_LEADS
from tutor.barbu.trick import WINNER
from tutor.core.message import N_
from tutor.teach.beliefs import barbu_play as beliefs
from tutor.teach.course.lesson import Lesson, Step, situation

SEVEN_IN_ONE = Lesson(
    "barbu-idea",
    "barbu",
    N_("Seven games in one"),
    N_("You can say what counts in each contract of Barbu, and what a card or a trick is worth in it."),
    15,
    (
        PACK,
        RANKS,
        PLAYERS,
        FIRST_DEALER,
        CUT,
        THIRTEEN,
        DECLARER,
        AFTER_LOOK,
        ONCE,
        DETAIL,
        TURN,
        FIRST_LEAD,
        WINNER_LEADS,
        ONE_CARD,
        WINNER,
        ZERO,
    ),
    hook=situation("five-no-tricks", 251),
    steps=(
        Step("seven-trick-shown", "seven-trick", 1, 9, "worked"),
        Step("seven-trick-hinted", "seven-trick", 1, 4, "half"),
        Step("seven-cards", "seven-cards", 1, 3),
        Step("seven-winner", "winner", 2, 3, about="seven"),
        Step("seven-dearest", "order", 1, 2, about="price"),
        Step("seven-trick", "seven-trick", 2, 2),
        Step("seven-wrong", "wrong", 2, 3, about="seven"),
        Step("seven-calls", "seven-calls", 3, 5),
        Step("seven-deals", "deals", 2, 3, about="seven"),
        Step("seven-sum", "seven-sum", 1, 5),
        Step("seven-winner-hardest", "winner", 3, 3, about="seven"),
        Step("seven-cards-harder", "seven-cards", 2, 4),
        Step("barbu-past", "barbu-past", 1, 3),
        Step("seven-trick-hardest", "seven-trick", 3, 6),
    ),
    check=(
        Step("check-seven-trick", "seven-trick", 3, 4, "none"),
        Step("check-seven-cards", "seven-cards", 3, 2, "none"),
        Step("check-seven-calls", "seven-calls", 3, 2, "none"),
    ),
    play_on=situation("b-no-queens", 3),
    needs=("first-trick",),
    fights=(beliefs.CALLED_IS_GONE,),
)
