"""Lines by the engine, of which one is replaced by a mistake that people make."""

from tutor.core.message import N_
from tutor.teach.family import Family

AUDIT = Family("audit", N_("Where is the mistake?", "title of an exercise"), "choose")
