"""The one player who pays, or gets something."""

from tutor.core.message import N_
from tutor.teach.family import Family

PAYER = Family("payer", N_("Who pays?", "title of an exercise"), "choose")
