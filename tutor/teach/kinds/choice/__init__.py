"""Advice, with its reason and a clear margin."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
