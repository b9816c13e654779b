"""Cards as points, by a table of values."""

from types import ModuleType

from tutor.teach.kinds.worth import cards, cost

MODULES: tuple[ModuleType, ...] = (cards, cost)
