"""The missing number of a score sheet, a bet or a set."""

from tutor.core.message import N_
from tutor.teach.family import Family

LINE = Family("line", N_("Which number belongs here?", "title of an exercise"), "number")
