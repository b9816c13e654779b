"""To what each of several things belongs."""

from types import ModuleType

from tutor.teach.kinds.sort import barbu_leads, leads

MODULES: tuple[ModuleType, ...] = (barbu_leads, leads)
