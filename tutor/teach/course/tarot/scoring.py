"""Lessons on the end of a deal: counting, the score, and what is earned beside the contract."""

from tutor.core.message import N_
from tutor.tarot.score.bonuses import (
    PETIT_LAST,
    PETIT_SIGN,
    PETIT_SLAM,
    SLAM,
    SLAM_DEFENCE,
    SLAM_FLAT,
    SLAM_INDEPENDENT,
)
from tutor.tarot.score.count import HALF, THRESHOLD
from tutor.tarot.score.sheet import BASE, DISTRIBUTION, EXACT, ZERO_SUM
from tutor.tarot.score.tally import INDIVIDUAL, PAIRS
from tutor.tarot.score.tally import SLAM_DEFENCE as EXCUSE_IN_SLAM
from tutor.tarot.slam import SLAM as ANNOUNCING
from tutor.tarot.slam import SLAM_DEF, SLAM_EXCUSE_LAST, SLAM_LEAD
from tutor.teach.beliefs import tarot_score as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

#: The taker of a prise holds the last two cards of a deal that will come to exactly 51 points.
_TWO_LEFT = (
    "prise, pass, pass, pass, discard HJ, discard H7, discard CQ, discard C3, discard C4, discard C8, no-slam, SK, "
    "S9, S1, S3, DK, D2, D6, D1, D7, D10, D9, DQ, S8, SN, SQ, S2, SJ, S5, S4, S6, C6, C5, C1, C10, DN, D5, T1, D3, "
    "CJ, T6, T21, C2, D8, T4, T11, D4, CK, T7, T12, C7, S7, T8, T13, S10, H2, H6, T3, H1, DJ, T14, T2, T16, H9, T5, "
    "H4, H3, T15, T20, HK, T9, C9, H5, T10, T17"
)
#: The taker of a garde holds the last two cards.
_GARDE = (
    "pass, pass, garde, pass, discard S2, discard S3, discard S4, discard S8, discard DQ, discard DN, no-slam, H8, "
    "H4, HK, H1, CK, C3, C2, C9, HQ, H2, H3, HN, CQ, T9, C4, C10, H6, H5, T4, T10, C1, T11, C5, T13, D8, D10, DK, D6, "
    "H7, H9, T8, T16, C6, T14, C8, T15, D1, D9, D3, T5, HJ, T20, T21, H10, C7, T18, T19, SQ, S9, S1, T2, S6, CJ, S7, "
    "T6, SJ, S5, D2, T1, S10, D7, SN, T7, DJ, T12, D4"
)
#: The taker of a prise leads to the last trick but one, with trump 14 and the Petit: it can be kept for the end.
_PETIT_LEFT = (
    "pass, pass, prise, pass, discard D4, discard D7, discard HQ, discard HJ, discard H9, discard S1, no-slam, D1, "
    "D5, T21, D3, CK, C5, C10, C6, C1, CN, CQ, CJ, D2, D6, T2, D10, C2, T5, T11, T12, D8, T6, DK, D9, C3, T8, T17, "
    "T20, DJ, T7, T9, DQ, S3, S6, S2, S8, C4, T13, T19, T3, S9, SK, S4, SQ, DN, T18, T16, T4, C7, H1, H5, T10, H10, "
    "T15, H6, H7, C8, S5, S10, H2, C9, S7, SN, H3"
)

COUNT = Lesson(
    "count",
    "tarot",
    N_("Counting a pile"),
    N_("You can count a pile in pairs, and say who has won the deal."),
    15,
    (PAIRS, INDIVIDUAL, THRESHOLD, EXACT, HALF),
    hook=deal(25, moves=_TWO_LEFT.split(", ")),
    steps=(
        Step("pair-values-shown", "values", 1, 4, "worked", about="pair"),
        Step("pair-values-hardest", "values", 3, 5, about="pair"),
        Step("pile-points-harder", "pile-points", 2, 3),
        Step("points-needed", "points-needed", 2, 1),
        Step("points-needed-hardest", "points-needed", 3, 1),
        Step("contract-made-harder", "contract-made", 2, 3),
        Step("rest-of-pack", "rest-of-pack", 2, 2),
        Step("defence-needs", "defence-needs", 1, 3),
        Step("excuse-count", "excuse-count", 1, 3),
        Step("contract-made-hardest", "contract-made", 3, 5),
        Step("trick-points", "trick-points", 3, 26),
        Step("excuse-fate", "piles", 3, 56, about="excuse"),
        Step("count-audit", "audit", 2, 4, about="count"),
        Step("given-for-it", "given-for-it", 3, 10),
        Step("dog-fate", "dog-fate", 2, 20),
    ),
    check=(
        Step("check-pile-points", "pile-points", 3, 8, "none"),
        Step("check-find-bouts", "find", 3, 57, "none", about="bouts"),
        Step("check-contract-made", "contract-made", 2, 7, "none"),
    ),
    play_on=deal(220),
    needs=("excuse", "auction"),
    fights=(beliefs.BOUTS_DEALT, beliefs.THRESHOLDS_FLIPPED, beliefs.EXACT_IS_LOST, beliefs.HALF_CUT),
)

SCORE = Lesson(
    "score",
    "tarot",
    N_("Scoring a deal"),
    N_("You can write the score sheet of a deal, and find the slip in one."),
    15,
    (BASE, DISTRIBUTION, ZERO_SUM),
    hook=deal(130, moves=_GARDE.split(", ")),
    steps=(
        Step("score-line-shown", "line", 1, 1, "worked", about="score"),
        Step("score-line", "line", 1, 3, about="score"),
        Step("score-line-harder", "line", 2, 2, about="score"),
        Step("score-deal", "deal", 1, 6, about="score"),
        Step("score-taker", "score-taker", 1, 2),
        Step("score-shares", "score-shares", 1, 5),
        Step("score-shares-hardest", "score-shares", 3, 7),
        Step("score-audit", "audit", 1, 2, about="score"),
        Step("score-mistake", "score-mistake", 2, 5),
        Step("contract-made", "contract-made", 2, 1),
        Step("points-needed", "points-needed", 3, 15),
        Step("score-deal-harder", "deal", 2, 5, about="score"),
        Step("contract-factor", "contract-factor", 2, 47),
        Step("rest-of-pack", "rest-of-pack", 3, 4),
    ),
    check=(
        Step("check-score-deal", "deal", 2, 8, "none", about="score"),
        Step("check-defence-needs", "defence-needs", 2, 17, "none"),
        Step("check-score-taker", "score-taker", 2, 6, "none"),
        Step("check-score-audit", "audit", 3, 6, "none", about="score"),
    ),
    play_on=deal(195),
    needs=("count",),
    fights=(
        beliefs.ONLY_MARGIN_MULTIPLIED,
        beliefs.NO_MULTIPLIER_ON_MARGIN,
        beliefs.MARGIN_TAKEN_OFF,
        beliefs.TAKER_GETS_ONCE,
    ),
)

BONUSES = Lesson(
    "bonuses",
    "tarot",
    N_("The Petit at the end, and slams"),
    N_("You can say who gets each bonus, with which sign, and whether the contract multiplies it."),
    12,
    (
        PETIT_LAST,
        PETIT_SIGN,
        PETIT_SLAM,
        SLAM_DEF,
        ANNOUNCING,
        SLAM_LEAD,
        SLAM_EXCUSE_LAST,
        SLAM,
        SLAM_INDEPENDENT,
        SLAM_FLAT,
        SLAM_DEFENCE,
        EXCUSE_IN_SLAM,
    ),
    hook=deal(72, moves=_PETIT_LEFT.split(", ")),
    steps=(
        Step("petit-end-shown", "petit-end", 1, 4, "worked"),
        Step("petit-end", "petit-end", 2, 6),
        Step("petit-side-harder", "side", 2, 6, about="petit"),
        Step("bonus-line-shown", "line", 1, 3, "worked", about="bonus"),
        Step("bonus-line", "line", 1, 5, about="bonus"),
        Step("slam-pays-hardest", "slam-pays", 3, 4),
        Step("petit-and-slam", "petit-and-slam", 2, 1),
        Step("slam-true", "true", 2, 4, about="slam"),
        Step("bonus-deal-harder", "deal", 2, 31, about="bonus"),
        Step("score-line", "line", 3, 43, about="score"),
        Step("contract-made", "contract-made", 3, 24),
        Step("bonus-audit-hardest", "audit", 3, 2, about="bonus"),
        Step("score-deal", "deal", 2, 1, about="score"),
        Step("excuse-fate", "piles", 3, 31, about="excuse"),
    ),
    check=(
        Step("check-petit-side", "side", 2, 2, "none", about="petit"),
        Step("check-bonus-deal", "deal", 3, 3, "none", about="bonus"),
        Step("check-score-taker", "score-taker", 3, 51, "none"),
        Step("check-bonus-audit", "audit", 1, 2, "none", about="bonus"),
    ),
    play_on=deal(56),
    needs=("score",),
    fights=(
        beliefs.PETIT_FLAT,
        beliefs.PETIT_TO_DEAL_WINNER,
        beliefs.PETIT_TO_ITS_PLAYER,
        beliefs.FAILED_SLAM_FOLLOWS_DEAL,
        beliefs.SLAM_MULTIPLIED,
    ),
)
