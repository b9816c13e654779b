"""The missing number of a score sheet, a bet or a set."""

from types import ModuleType

from tutor.teach.kinds.line import ledger, prices, ravage, score, settlement, totals

MODULES: tuple[ModuleType, ...] = (score, settlement, totals, ravage, prices, ledger)
