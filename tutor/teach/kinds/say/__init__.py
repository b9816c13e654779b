"""The card that says something true by the conventions."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
