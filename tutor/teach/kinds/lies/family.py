"""All cards that would say something, or would lie."""

from tutor.core.message import N_
from tutor.teach.family import Family

LIES = Family("lies", N_("Which cards would say it?", "title of an exercise"), "mark")
