"""The missing number of a score sheet, a bet or a set."""

from types import ModuleType

from tutor.teach.kinds.line import ledger, prices, ravage, settlement, totals

MODULES: tuple[ModuleType, ...] = (settlement, totals, ravage, prices, ledger)
