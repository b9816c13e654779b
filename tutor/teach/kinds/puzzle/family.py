"""The end of a deal, of which a search says which card is best."""

from tutor.core.message import N_
from tutor.teach.family import Family

PUZZLE = Family("puzzle", N_("The last tricks", "title of an exercise"), "choose")
