"""The value of each of several things."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
