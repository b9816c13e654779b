"""A chance, estimated within a tolerance."""

from tutor.core.message import N_
from tutor.teach.family import Family

ODDS = Family("odds", N_("How often?", "title of an exercise"), "number")
