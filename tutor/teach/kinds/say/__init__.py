"""The card that says something true by the conventions."""

from types import ModuleType

from tutor.teach.kinds.say import leads, tenue, truths

MODULES: tuple[ModuleType, ...] = (leads, tenue, truths)
