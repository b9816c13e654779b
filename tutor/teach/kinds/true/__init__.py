"""Sentences of which some are true here."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
