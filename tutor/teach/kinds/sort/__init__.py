"""To what each of several things belongs."""

from types import ModuleType

from tutor.teach.kinds.sort import excuse, leads

MODULES: tuple[ModuleType, ...] = (leads, excuse)
