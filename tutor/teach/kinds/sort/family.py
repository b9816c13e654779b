"""Questions on the group to which each of several things belongs."""

from tutor.core.message import N_
from tutor.teach.family import Family

SORT = Family("sort", N_("Which is which?", "title of an exercise"), "pairs")
