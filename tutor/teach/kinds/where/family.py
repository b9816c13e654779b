"""The cards that each player can still hold, for all that is known."""

from tutor.core.message import N_
from tutor.teach.family import Family

WHERE = Family("where", N_("Who can hold what?", "title of an exercise"), "pairs")
