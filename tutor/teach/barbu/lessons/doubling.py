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
from tutor.teach.barbu.kinds.compulsory import DOUBLING_DEBT, DOUBLING_DUE, DOUBLING_PLAYED
from tutor.teach.barbu.kinds.doubling import DOUBLING_THREADS, DOUBLING_WON
from tutor.teach.barbu.kinds.doubling_told import DOUBLING_AUDIT, DOUBLING_ORDER
from tutor.teach.barbu.kinds.doubling_weighed import DOUBLING_SAY, DOUBLING_WHOM
from tutor.teach.barbu.kinds.doubling_words import DOUBLING_MAY, DOUBLING_STILL
from tutor.teach.barbu.kinds.hands_weighed import NO_QUEENS_HAND
from tutor.teach.kind import Exercise
from tutor.teach.lesson import Lesson, Step, deal

DOUBLING = Lesson(
    "doubling",
    "barbu",
    N_("Doubling: a bet between two"),
    N_("You know whom you may double, whom you must, and which bets come of every word."),
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
        Step(Exercise(DOUBLING_WON, 1, 4), "worked"),
        Step(Exercise(DOUBLING_WON, 1, 2)),
        Step(Exercise(DOUBLING_THREADS, 1, 7), "worked"),
        Step(Exercise(DOUBLING_THREADS, 1, 13), "half"),
        Step(Exercise(DOUBLING_THREADS, 2, 3)),
        Step(Exercise(DOUBLING_ORDER, 1, 1)),
        Step(Exercise(DOUBLING_STILL, 2, 4)),
        Step(Exercise(DOUBLING_MAY, 1, 3)),
        Step(Exercise(DOUBLING_MAY, 2, 3)),
        Step(Exercise(DOUBLING_PLAYED, 2, 3)),
        Step(Exercise(DOUBLING_DEBT, 2, 5)),
        Step(Exercise(DOUBLING_DUE, 1, 4)),
        Step(Exercise(DOUBLING_SAY, 2, 5)),
        Step(Exercise(NO_QUEENS_HAND, 2, 4)),
        Step(Exercise(DOUBLING_WHOM, 3, 5)),
        Step(Exercise(DOUBLING_AUDIT, 2, 3)),
    ),
    check=(
        Step(Exercise(DOUBLING_THREADS, 3, 4), "none"),
        Step(Exercise(DOUBLING_DUE, 2, 2), "none"),
        Step(Exercise(DOUBLING_MAY, 3, 5), "none"),
    ),
    play_on=deal(303, dealer=0),
    needs=("b-no-queens", "b-trumps"),
)
