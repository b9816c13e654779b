"""The one move that a rule leaves."""

from tutor.core.message import N_
from tutor.teach.family import Family

MUST = Family("must", N_("Which card must you play?"), "choose")
