"""The meaning of a card by the conventions of the table."""

from tutor.core.message import N_
from tutor.teach.family import Family

TELLS = Family("tells", N_("What does the card tell?", "title of an exercise"), "choose")
