"""To what each of several things belongs."""

from types import ModuleType

from tutor.teach.kinds.sort import contracts, excuse, leads

MODULES: tuple[ModuleType, ...] = (leads, excuse, contracts)
