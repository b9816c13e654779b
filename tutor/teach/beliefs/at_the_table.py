"""Beliefs about conduct at the table, and about play for chips."""

from tutor.core.message import N_
from tutor.tarot.conduct import PREVIOUS_TRICK
from tutor.tarot.score.chips import CHIPS
from tutor.teach.beliefs.belief import Belief

OWN_TRICKS_OPEN = Belief(
    "own-tricks-open",
    N_("Whoever has won a trick may look at it again at any time."),
    (PREVIOUS_TRICK,),
    ("older-trick-asked-for",),
)
CHIPS_LIKE_POINTS = Belief(
    "chips-like-points",
    N_("A contract that is made by more brings more chips."),
    (CHIPS,),
    ("chips-counted-like-points",),
)
BELIEFS = (OWN_TRICKS_OPEN, CHIPS_LIKE_POINTS)
