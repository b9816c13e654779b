"""All that cards have told so far."""

from tutor.core.message import N_
from tutor.teach.family import Family

HEARD = Family("heard", N_("What has been told?", "title of an exercise"), "mark")
