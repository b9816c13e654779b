"""Beliefs about the count and the score of Tarot."""

from tutor.core.message import N_
from tutor.tarot.score.bonuses import PETIT_LAST, PETIT_SIGN, SLAM_FLAT, SLAM_INDEPENDENT
from tutor.tarot.score.count import HALF, THRESHOLD
from tutor.tarot.score.sheet import BASE, DISTRIBUTION, EXACT, MULTIPLIER
from tutor.teach.beliefs.belief import Belief

BOUTS_DEALT = Belief("bouts-dealt", N_("The bouts that I was dealt count."), (THRESHOLD,), ("bouts-dealt",))
THRESHOLDS_FLIPPED = Belief("thresholds-flipped", N_("The more bouts, the more points are needed."), (THRESHOLD,))
HALF_CUT = Belief("half-cut", N_("Half a point is cut off."), (HALF,))
EXACT_IS_LOST = Belief(
    "exact-is-lost", N_("Exactly the points needed are not enough."), (EXACT,), ("exact-is-not-enough",)
)
ONLY_MARGIN_MULTIPLIED = Belief(
    "only-margin-multiplied", N_("The contract multiplies the difference, and not the 25."), (MULTIPLIER,)
)
NO_MULTIPLIER_ON_MARGIN = Belief(
    "no-multiplier-on-margin", N_("The contract multiplies the 25, and not the difference."), (MULTIPLIER,)
)
MARGIN_TAKEN_OFF = Belief(
    "margin-taken-off",
    N_("When a contract is lost, the difference is taken off the 25."),
    (BASE,),
    ("difference-taken-off",),
)
TAKER_GETS_ONCE = Belief("taker-gets-once", N_("The taker wins what one defender pays."), (DISTRIBUTION,))
PETIT_FLAT = Belief(
    "petit-flat", N_("The Petit in the last trick is worth 10 points, whatever the contract."), (PETIT_LAST,)
)
PETIT_TO_DEAL_WINNER = Belief(
    "petit-to-deal-winner", N_("The bonus for the Petit goes to whoever wins the deal."), (PETIT_SIGN,)
)
PETIT_TO_ITS_PLAYER = Belief(
    "petit-to-its-player", N_("The bonus for the Petit goes to whoever plays it."), (PETIT_SIGN,)
)
FAILED_SLAM_FOLLOWS_DEAL = Belief(
    "failed-slam-follows-deal",
    N_("An announced slam that is missed costs something only if the contract is lost, too."),
    (SLAM_INDEPENDENT,),
)
SLAM_MULTIPLIED = Belief("slam-multiplied", N_("A slam is multiplied by the contract."), (SLAM_FLAT,))

BELIEFS = (
    BOUTS_DEALT,
    THRESHOLDS_FLIPPED,
    HALF_CUT,
    EXACT_IS_LOST,
    ONLY_MARGIN_MULTIPLIED,
    NO_MULTIPLIER_ON_MARGIN,
    MARGIN_TAKEN_OFF,
    TAKER_GETS_ONCE,
    PETIT_FLAT,
    PETIT_TO_DEAL_WINNER,
    PETIT_TO_ITS_PLAYER,
    FAILED_SLAM_FOLLOWS_DEAL,
    SLAM_MULTIPLIED,
)
