"""The value of each of several things."""

from types import ModuleType

from tutor.teach.kinds.each import cards, points, tricks

MODULES: tuple[ModuleType, ...] = (cards, points, tricks)
