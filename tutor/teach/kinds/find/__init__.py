"""All cards or deals of one sort."""

from types import ModuleType

from tutor.teach.kinds.find import cards, given, ledger, queens, ravage, salade

MODULES: tuple[ModuleType, ...] = (cards, given, queens, ravage, salade, ledger)
