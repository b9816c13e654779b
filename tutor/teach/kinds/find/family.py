"""All cards or deals of one sort."""

from tutor.core.message import N_
from tutor.teach.family import Family

FIND = Family("find", N_("Which are they?", "title of an exercise"), "mark")
