"""The value of each of several things."""

from tutor.core.message import N_
from tutor.teach.family import Family

EACH = Family("each", N_("What is each worth?", "title of an exercise"), "pairs")
