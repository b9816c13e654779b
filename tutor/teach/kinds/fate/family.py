"""The side or the player that each line belongs to, pays for or gets."""

from tutor.core.message import N_
from tutor.teach.family import Family

FATE = Family("fate", N_("Who gets it?", "title of an exercise"), "pairs")
