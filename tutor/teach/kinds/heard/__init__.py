"""All that cards have told so far."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
