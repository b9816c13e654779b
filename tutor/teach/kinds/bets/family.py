"""Players who bet, owe a double or may still answer."""

from tutor.core.message import N_
from tutor.teach.family import Family

BETS = Family("bets", N_("Whom does it bind?", "title of an exercise"), "mark")
