"""Whose it is, who pays and who gets it, line by line."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
