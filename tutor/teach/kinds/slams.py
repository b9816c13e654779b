"""Slams: what each of them brings or costs, and what is true of them."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.tarot.score.bonuses import PETIT_SLAM, SLAM_DEFENCE
from tutor.tarot.slam import SLAM as ANNOUNCE
from tutor.tarot.slam import SLAM_DEF, SLAM_EXCUSE_LAST, SLAM_LEAD
from tutor.teach.boards import undrawn
from tutor.teach.kinds.told import Told, which_true
from tutor.teach.legacy import Kind

TOLD = (
    Told(SLAM_DEF, N_("A slam is every trick of the deal."), N_("A slam is every trick of the deal but one.")),
    Told(
        ANNOUNCE,
        N_("The taker may announce a slam when the contract is settled, before the first lead."),
        N_("The taker may still announce a slam after the first trick."),
    ),
    Told(
        SLAM_LEAD,
        N_("Whoever announces a slam leads to the first trick."),
        N_("After a slam is announced, the player after the dealer leads as always."),
    ),
    Told(
        SLAM_EXCUSE_LAST,
        N_("A player who has announced a slam and holds the Excuse keeps it for the last trick."),
        N_("A player who has announced a slam plays the Excuse to the first trick."),
    ),
    Told(
        SLAM_DEFENCE,
        N_("The defenders can make a slam as well; each of them is then paid 200 points more."),
        N_("Only the taker’s side can make a slam."),
    ),
    Told(
        PETIT_SLAM,
        N_("If the Excuse is the last card of a slam, the Petit counts in the trick before."),
        N_("If the Excuse is the last card of a slam, there is no bonus for the Petit."),
    ),
)
WHICH_TRUE = N_("Mark every sentence about slams that is true.")
SLAM_TRUE = Kind(
    "slam-true",
    N_("What is true of a slam?"),
    "mark",
    (SLAM_DEF, ANNOUNCE, SLAM_LEAD, SLAM_EXCUSE_LAST, SLAM_DEFENCE, PETIT_SLAM),
    undrawn,
    which_true(TOLD, WHICH_TRUE),
    of_a_deal=False,
)
