"""All cards that win, or cannot."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
