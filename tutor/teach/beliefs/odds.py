"""Beliefs about the odds of cards that nobody has seen."""

from tutor.core.message import N_
from tutor.tarot.advice.odds import DOG_BRINGS, SUIT_SPLITS
from tutor.teach.beliefs.belief import Belief

EVEN_SPLIT = Belief(
    "even-split", N_("The missing cards of a suit are mostly split evenly."), (SUIT_SPLITS,), ("odds-even-split",)
)
CHANCES_ADD_UP = Belief(
    "chances-add-up",
    N_("Each card that I lack is in the dog once in ten deals, and for several cards these chances add up."),
    (DOG_BRINGS,),
    ("odds-added-up",),
)

BELIEFS = (EVEN_SPLIT, CHANCES_ADD_UP)
