"""One of several: the player who has a task, the card that decides, the table that counts so."""

from tutor.core.message import N_
from tutor.teach.family import Family

WHICH = Family("which", N_("Which one is it?", "title of an exercise"), "choose")
