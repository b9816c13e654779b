"""All cards that win, or cannot."""

from tutor.core.message import N_
from tutor.teach.family import Family

BEATS = Family("beats", N_("Which cards win?", "title of an exercise"), "mark")
