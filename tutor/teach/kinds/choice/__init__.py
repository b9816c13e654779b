"""Advice, with its reason and a clear margin."""

from types import ModuleType

from tutor.teach.kinds.choice import calls, domino, doubling, leads, poignee, tricks

MODULES: tuple[ModuleType, ...] = (leads, tricks, poignee, calls, domino, doubling)
