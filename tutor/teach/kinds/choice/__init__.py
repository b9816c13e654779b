"""Advice, with its reason and a clear margin."""

from types import ModuleType

from tutor.teach.kinds.choice import poignee

MODULES: tuple[ModuleType, ...] = (poignee,)
