"""The settlement: what every bet moves, pair by pair, and what nobody’s bet can change."""

from tutor.barbu.settlement import BASE, DIFFERENCE, EQUAL, FORMULA, INDEPENDENT, TWICE, ZERO
from tutor.barbu.undoubled import ROUND, SPLIT
from tutor.core.message import N_
from tutor.teach.barbu.kinds.doubling import DOUBLING_THREADS
from tutor.teach.barbu.kinds.no_queens import NO_QUEENS_PAYS
from tutor.teach.barbu.kinds.settling import SETTLE_BET, SETTLE_OWN, SETTLE_WAY
from tutor.teach.barbu.kinds.settling_all import SETTLE_ALL, SETTLE_SHARED
from tutor.teach.barbu.kinds.settling_slips import SETTLE_AUDIT, SETTLE_SET
from tutor.teach.kind import Exercise
from tutor.teach.lesson import Lesson, Step, deal

#: No Last Two after eleven tricks: the learner has bet with everybody, leads, and holds a high heart and a low one.
_TWO_LEFT = (
    "no-last-two, double max, pass, double 1 3, double max, HA, HQ, HK, H8, C8, CK, C7, CA, DQ, DJ, DA, DK, D8, D10,"
    " SK, D4, SQ, SJ, S10, S5, S7, S9, S6, D9, H5, H3, HJ, S8, CJ, C5, C4, C10, H9, SA, H7, H2, CQ, D5, C3, C9, C6, D6,"
    " C2, D3"
)

SETTLEMENT = Lesson(
    "settlement",
    "barbu",
    N_("Settling the score"),
    N_("You can settle a deal with any bets by hand, and check that nothing has been lost."),
    14,
    (BASE, DIFFERENCE, TWICE, EQUAL, INDEPENDENT, FORMULA, ZERO, SPLIT, ROUND),
    hook=deal(82, dealer=3, moves=_TWO_LEFT.split(", ")),
    steps=(
        Step(Exercise(SETTLE_BET, 1, 2), "worked"),
        Step(Exercise(SETTLE_BET, 1, 4), "half"),
        Step(Exercise(SETTLE_WAY, 2, 3)),
        Step(Exercise(SETTLE_BET, 2, 6)),
        Step(Exercise(SETTLE_BET, 3, 8)),
        Step(Exercise(SETTLE_OWN, 1, 9), "worked"),
        Step(Exercise(SETTLE_OWN, 1, 12)),
        Step(Exercise(SETTLE_OWN, 2, 3)),
        Step(Exercise(SETTLE_SHARED, 1, 2)),
        Step(Exercise(SETTLE_SHARED, 2, 5)),
        Step(Exercise(SETTLE_AUDIT, 2, 1)),
        Step(Exercise(SETTLE_ALL, 1, 4)),
        Step(Exercise(NO_QUEENS_PAYS, 3, 4)),
        Step(Exercise(DOUBLING_THREADS, 2, 8)),
        Step(Exercise(SETTLE_ALL, 2, 1)),
        Step(Exercise(SETTLE_SET, 1, 3)),
    ),
    check=(
        Step(Exercise(SETTLE_OWN, 3, 2), "none"),
        Step(Exercise(SETTLE_AUDIT, 3, 4), "none"),
        Step(Exercise(SETTLE_ALL, 2, 6), "none"),
    ),
    play_on=deal(126, dealer=2, moves=["no-queens", "double max"]),
    needs=("doubling",),
)
