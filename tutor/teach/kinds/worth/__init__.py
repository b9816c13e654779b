"""Cards as points, by a table of values."""

from types import ModuleType

from tutor.teach.kinds.worth import cards, cost, counted, dog, domino, excuse, poker, salade

MODULES: tuple[ModuleType, ...] = (cards, counted, dog, excuse, cost, domino, salade, poker)
