"""The number of cards, rounds, deals or duties that there are, or that are still to come."""

from tutor.core.message import N_
from tutor.teach.family import Family

OUT = Family("out", N_("How many are there?", "title of an exercise"), "number")
