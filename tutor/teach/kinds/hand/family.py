"""Hands that promise something, counted ahead over many deals."""

from tutor.core.message import N_
from tutor.teach.family import Family

HAND = Family("hand", N_("Which hand is it for?", "title of an exercise"), "choose")
