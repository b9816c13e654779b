"""To what each of several things belongs."""

from types import ModuleType

from tutor.teach.kinds.sort import hands, leads, orders, sources

MODULES: tuple[ModuleType, ...] = (leads, orders, hands, sources)
