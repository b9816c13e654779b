"""The card that says something true by the conventions."""

from tutor.core.message import N_
from tutor.teach.family import Family

SAY = Family("say", N_("How do you say it?", "title of an exercise"), "choose")
