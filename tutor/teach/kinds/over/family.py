"""Whether something is played, made or over, case by case."""

from tutor.core.message import N_
from tutor.teach.family import Family

OVER = Family("over", N_("What happens then?", "title of an exercise"), "pairs")
