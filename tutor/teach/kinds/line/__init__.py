"""The missing number of a score sheet, a bet or a set."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
