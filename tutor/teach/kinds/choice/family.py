"""Advice, with its reason and a clear margin."""

from tutor.core.message import N_
from tutor.teach.family import Family

CHOICE = Family("choice", N_("What is best here?", "title of an exercise"), "choose")
