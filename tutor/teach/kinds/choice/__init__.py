"""Advice, with its reason and a clear margin."""

from types import ModuleType

from tutor.teach.kinds.choice import bids, calls, domino, doubling, ecart, leads, poignee, shows, tricks

MODULES: tuple[ModuleType, ...] = (bids, ecart, leads, tricks, poignee, shows, calls, domino, doubling)
