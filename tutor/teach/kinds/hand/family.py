"""The quality of a hand: for a contract, as poker hands, by the table of hand values."""

from tutor.core.message import N_
from tutor.teach.family import Family

HAND = Family("hand", N_("How good is the hand?", "title of an exercise"), "choose")
