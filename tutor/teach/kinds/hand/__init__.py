"""Hands that promise something, counted ahead over many deals."""

from types import ModuleType

from tutor.teach.kinds.hand import contracts

MODULES: tuple[ModuleType, ...] = (contracts,)
