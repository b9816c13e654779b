"""To what each of several things belongs."""

from types import ModuleType

from tutor.teach.kinds.sort import barbu_leads, excuse, leads

MODULES: tuple[ModuleType, ...] = (leads, excuse, barbu_leads)
