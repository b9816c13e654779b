"""Whose it is, who pays and who gets it, line by line."""

from types import ModuleType

from tutor.teach.kinds.fate import bonuses, cards, petit

MODULES: tuple[ModuleType, ...] = (cards, bonuses, petit)
