"""A set that is over, and what its report says."""

from tutor.core.message import N_
from tutor.teach.family import Family

REPORT = Family("report", N_("What happened in the set?", "title of an exercise"), "choose")
