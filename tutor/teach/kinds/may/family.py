"""Everything that the rules allow here: the key is what the engine rules of the record."""

from tutor.core.message import N_
from tutor.teach.family import Family

MAY = Family("may", N_("What may you do?", "title of an exercise"), "mark")
