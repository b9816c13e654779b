"""The settlement: what every bet moves, pair by pair, and what nobody’s bet can change."""

from tutor.barbu.settlement import BASE, DIFFERENCE, EQUAL, FORMULA, INDEPENDENT, TWICE, ZERO
from tutor.barbu.undoubled import ROUND, SPLIT
from tutor.core.message import N_
from tutor.teach.beliefs import barbu_bets as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

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
        Step("settle-bet-shown", "settle-bet", 1, 2, "worked"),
        Step("settle-way", "settle-way", 2, 3),
        Step("settle-bet", "settle-bet", 2, 6),
        Step("settle-bet-hardest", "settle-bet", 3, 8),
        Step("settle-own-shown", "settle-own", 1, 9, "worked"),
        Step("settle-own-harder", "settle-own", 2, 3),
        Step("settle-shared-harder", "settle-shared", 2, 5),
        Step("settle-audit", "audit", 2, 1, about="settle"),
        Step("settle-all", "settle-all", 1, 4),
        Step("no-queens-pays", "pays", 3, 4, about="no-queens"),
        Step("doubling-threads", "doubling-threads", 2, 8),
        Step("settle-set", "audit", 1, 3, about="set"),
        Step("doubling-played", "doubling-played", 3, 16),
        Step("doubling-still", "doubling-still", 2, 6),
    ),
    check=(
        Step("check-settle-own", "settle-own", 3, 2, "none"),
        Step("check-doubling-played", "doubling-played", 3, 18, "none"),
        Step("check-settle-audit", "audit", 3, 4, "none", about="settle"),
        Step("check-settle-all", "settle-all", 2, 6, "none"),
    ),
    play_on=deal(126, dealer=2, moves=["no-queens", "double max"]),
    needs=("doubling",),
    fights=(
        beliefs.DOUBLE_DOUBLES_OWN,
        beliefs.SETTLED_IN_TURN,
        beliefs.REDOUBLE_THREE,
        beliefs.REDOUBLE_FOUR,
        beliefs.WINNER_ONLY_GAINS,
        beliefs.ONLY_WITH_DEALER,
        beliefs.UNDOUBLED_PLAYED,
    ),
)
