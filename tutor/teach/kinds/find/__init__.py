"""All cards or deals of one sort."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
