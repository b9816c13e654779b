"""A set that is over, and what its report says."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
