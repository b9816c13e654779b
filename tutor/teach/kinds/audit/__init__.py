"""Lines by the engine, of which one is replaced by a mistake that people make."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
