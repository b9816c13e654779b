"""All cards that would say something, or would lie."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
