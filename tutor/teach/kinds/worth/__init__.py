"""Cards as points, by a table of values."""

from types import ModuleType

from tutor.teach.kinds.worth import cards, cost, counted, domino, poker, salade

MODULES: tuple[ModuleType, ...] = (cards, counted, cost, domino, salade, poker)
