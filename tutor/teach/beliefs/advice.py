"""Beliefs about what is advised."""

from tutor.core.message import N_
from tutor.tarot.advice.announcing import EVERY_TRICK
from tutor.teach.beliefs.belief import Belief

SLAM_ON_HIGH_TRUMPS = Belief(
    "slam-on-high-trumps",
    N_("With the 21 and eleven trumps or more, one announces a slam."),
    (EVERY_TRICK,),
)

BELIEFS = (SLAM_ON_HIGH_TRUMPS,)
