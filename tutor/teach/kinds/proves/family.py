"""All that is certain of others’ cards now."""

from tutor.core.message import N_
from tutor.teach.family import Family

PROVES = Family("proves", N_("What is certain now?", "title of an exercise"), "mark")
