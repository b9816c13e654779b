"""All that cards have told so far."""

from types import ModuleType

from tutor.teach.kinds.heard import deals, reasons

MODULES: tuple[ModuleType, ...] = (deals, reasons)
