"""Cards as points, by a table of values."""

from tutor.core.message import N_
from tutor.teach.family import Family

WORTH = Family("worth", N_("What is it worth?", "title of an exercise"), "number")
