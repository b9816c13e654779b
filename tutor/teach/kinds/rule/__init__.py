"""The rule that a verdict names."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
