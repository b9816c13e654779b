"""All cards or deals of one sort."""

from types import ModuleType

from tutor.teach.kinds.find import cards, ledger, queens, ravage, salade

MODULES: tuple[ModuleType, ...] = (cards, queens, ravage, salade, ledger)
