"""A chance, estimated within a tolerance."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
