"""Sentences of which some are true here."""

from tutor.core.message import N_
from tutor.teach.family import Family

TRUE = Family("true", N_("What is true here?", "title of an exercise"), "mark")
