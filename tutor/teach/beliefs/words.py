"""Beliefs about the players’ words."""

from tutor.core.message import N_
from tutor.tarot.trick import TRICK_WON
from tutor.teach.beliefs.belief import Belief

KING_IS_MASTER = Belief("king-is-master", N_("A master is a king, and of the trumps the 21."), (TRICK_WON,))

BELIEFS = (KING_IS_MASTER,)
