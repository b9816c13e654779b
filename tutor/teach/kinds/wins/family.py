"""One card, or one player, that wins a trick or stays below."""

from tutor.core.message import N_
from tutor.teach.family import Family

WINS = Family("wins", N_("Which one wins?", "title of an exercise"), "choose")
