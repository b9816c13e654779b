"""All cards or deals of one sort."""

from types import ModuleType

from tutor.teach.kinds.find import barbu, cards, given, ledger

MODULES: tuple[ModuleType, ...] = (cards, given, barbu, ledger)
