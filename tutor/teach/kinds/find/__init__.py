"""All cards or deals of one sort."""

from types import ModuleType

from tutor.teach.kinds.find import given, ledger

MODULES: tuple[ModuleType, ...] = (ledger, given)
