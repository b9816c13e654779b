"""Beliefs about which card is the best one in a closed hand."""

from tutor.barbu.advice.counting import COUNT
from tutor.core.message import N_
from tutor.tarot.advice.strategy import WATCH
from tutor.teach.beliefs.belief import Belief

EXCUSE_FOR_LATER = Belief(
    "excuse-for-later",
    N_("The Excuse is kept as long as another card can be played."),
    (WATCH,),
    ("coach-excuse-kept",),
)
TRUMPS_FOR_LATER = Belief(
    "trumps-for-later",
    N_("Trumps are kept as long as another card can be played."),
    (WATCH,),
    ("coach-trump-kept",),
)
LOWEST_CARD_BEST = Belief(
    "lowest-card-best",
    N_("Where tricks cost points, the lowest card of a suit is always the best."),
    (COUNT,),
    ("coach-too-low",),
)

BELIEFS = (EXCUSE_FOR_LATER, TRUMPS_FOR_LATER, LOWEST_CARD_BEST)
