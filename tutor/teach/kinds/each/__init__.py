"""The value of each of several things."""

from types import ModuleType

from tutor.teach.kinds.each import points

MODULES: tuple[ModuleType, ...] = (points,)
