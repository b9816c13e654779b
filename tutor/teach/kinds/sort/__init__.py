"""To what each of several things belongs."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
