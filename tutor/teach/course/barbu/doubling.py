"""Doubling: a bet between two players, who may bet with whom, and what everybody owes every dealer."""

from tutor.barbu.advice.doubling import AGAIN, ALL, OWED, SIDES, SOME, WAIT, WEAK
from tutor.barbu.bets import MUTUAL, PAIRS, SIDE_BET, TERMS
from tutor.barbu.compulsory import FORCED, TWICE
from tutor.barbu.doubling import ORDER, WHEN
from tutor.barbu.redoubling import DEALER_AGAIN, DEALER_NEVER
from tutor.barbu.targets import (
    FLANKS,
    MAXIMUM,
    MAXIMUM_AGAIN,
    NAME,
    NEGATIVE,
    ONE_TURN,
    POSITIVE,
    POSITIVE_MAXIMUM,
    REDOUBLE,
    SELF,
)
from tutor.barbu.undoubled import PLAYED, SKIP, USED
from tutor.core.message import N_
from tutor.teach.beliefs import barbu_bets as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

DOUBLING = Lesson(
    "doubling",
    "barbu",
    N_("Doubling: a bet between two"),
    N_("You know whom you may double, whom you must, and which bets each word makes."),
    16,
    (
        SIDE_BET,
        PAIRS,
        TERMS,
        WHEN,
        ORDER,
        NAME,
        MAXIMUM,
        FLANKS,
        MUTUAL,
        REDOUBLE,
        MAXIMUM_AGAIN,
        DEALER_NEVER,
        DEALER_AGAIN,
        NEGATIVE,
        POSITIVE,
        POSITIVE_MAXIMUM,
        SELF,
        ONE_TURN,
        SKIP,
        PLAYED,
        USED,
        TWICE,
        FORCED,
        WAIT,
        SOME,
        SIDES,
        ALL,
        WEAK,
        OWED,
        AGAIN,
    ),
    # The player on the right has just bet with everybody; the learner holds low cards and no queen.
    hook=deal(74, dealer=2, moves=["no-queens", "double max"]),
    steps=(
        Step("doubling-won-shown", "doubling-won", 1, 4, "worked"),
        Step("doubling-threads", "doubling-threads", 2, 3),
        Step("doubling-order", "doubling-order", 1, 1),
        Step("doubling-still", "doubling-still", 2, 4),
        Step("doubling-may-hardest", "doubling-may", 3, 9),
        Step("doubling-played", "doubling-played", 2, 3),
        Step("doubling-debt", "doubling-debt", 2, 2),
        Step("doubling-due", "doubling-due", 1, 2),
        Step("doubling-say", "doubling-say", 2, 12),
        Step("no-queens-hand", "hand", 2, 4, about="no-queens"),
        Step("last-two-cost", "cost", 3, 26, about="last-two"),
        Step("doubling-due-harder", "doubling-due", 2, 6),
        Step("king-hand", "hand", 3, 20, about="king"),
        Step("seven-trick", "seven-trick", 3, 29),
    ),
    check=(
        Step("check-doubling-still", "doubling-still", 3, 1, "none"),
        Step("check-doubling-due", "doubling-due", 2, 2, "none"),
        Step("check-no-hearts-cost", "cost", 3, 52, "none", about="no-hearts"),
        Step("check-doubling-may", "doubling-may", 3, 5, "none"),
    ),
    play_on=deal(303, dealer=0),
    needs=("b-no-queens", "b-trumps"),
    fights=(
        beliefs.POSITIVE_ANYONE,
        beliefs.NEGATIVE_DEALER_ONLY,
        beliefs.DEALER_MAY_DOUBLE,
        beliefs.FLANKS_PAYS,
        beliefs.NO_DUTY,
        beliefs.DUTY_ONCE,
        beliefs.DUTY_NEGATIVE_ONLY,
        beliefs.LATE_REDOUBLE,
    ),
)
