"""The rule that a verdict names."""

from tutor.core.message import N_
from tutor.teach.family import Family

RULE = Family("rule", N_("Which rule decides?", "title of an exercise"), "choose")
