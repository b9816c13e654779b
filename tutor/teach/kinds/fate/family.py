"""Whose it is, who pays and who gets it, line by line."""

from tutor.core.message import N_
from tutor.teach.family import Family

FATE = Family("fate", N_("Who gets it?", "title of an exercise"), "pairs")
