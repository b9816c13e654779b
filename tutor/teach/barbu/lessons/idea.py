"""The first lesson on Barbu: seven games in one, each felt with a few cards."""

from tutor.barbu.call import AFTER_LOOK, DECLARER, DETAIL, ONCE
from tutor.barbu.deal import CUT, FIRST_DEALER, PACK, PLAYERS, RANKS, THIRTEEN
from tutor.barbu.match import ZERO
from tutor.barbu.play import FIRST_LEAD, ONE_CARD, TURN, WINNER_LEADS
from tutor.barbu.trick import WINNER
from tutor.core.message import N_
from tutor.teach.barbu.kinds.seven import CARDS_MEAN, TRICK_MEANS
from tutor.teach.barbu.kinds.seven_calls import DEALS_LEFT, MAY_CALL, WHO_WINS, WRONG_TALK
from tutor.teach.barbu.kinds.seven_prices import DEAREST, TOTALS
from tutor.teach.kind import Exercise
from tutor.teach.lesson import Lesson, Step, rung

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
    hook=rung("five-no-tricks", 251),
    steps=(
        Step(Exercise(TRICK_MEANS, 1, 9), "worked"),
        Step(Exercise(TRICK_MEANS, 1, 4), "half"),
        Step(Exercise(CARDS_MEAN, 1, 3)),
        Step(Exercise(WHO_WINS, 2, 3)),
        Step(Exercise(DEAREST, 1, 2)),
        Step(Exercise(TRICK_MEANS, 2, 2)),
        Step(Exercise(WRONG_TALK, 2, 3)),
        Step(Exercise(MAY_CALL, 2, 3)),
        Step(Exercise(DEALS_LEFT, 2, 3)),
        Step(Exercise(TOTALS, 1, 5)),
        Step(Exercise(WHO_WINS, 3, 3)),
        Step(Exercise(CARDS_MEAN, 2, 4)),
        Step(Exercise(TRICK_MEANS, 3, 6)),
    ),
    check=(
        Step(Exercise(TRICK_MEANS, 3, 4), "none"),
        Step(Exercise(CARDS_MEAN, 3, 2), "none"),
        Step(Exercise(MAY_CALL, 3, 2), "none"),
    ),
    play_on=rung("b-no-queens", 3),
    needs=("first-trick",),
)
