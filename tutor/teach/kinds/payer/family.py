"""The one player who pays, or gets something."""

from tutor.core.message import N_
from tutor.teach.family import Family

PAYER = Family("payer", N_("Who pays, and who is paid?", "title of an exercise"), "choose")
