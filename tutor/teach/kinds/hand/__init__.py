"""Hands that promise something, counted ahead over many deals."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
