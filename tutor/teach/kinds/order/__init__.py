"""Cards, calls or players in their order."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
