"""Cards, calls or players in their order."""

from tutor.core.message import N_
from tutor.teach.family import Family

ORDER = Family("order", N_("Put them in order", "title of an exercise"), "arrange")
