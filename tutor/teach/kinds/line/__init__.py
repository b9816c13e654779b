"""The missing number of a score sheet, a bet or a set."""

from types import ModuleType

from tutor.teach.kinds.line import (
    chips,
    contracts,
    hand_values,
    ledger,
    needed,
    other_table,
    prices,
    ravage,
    score,
    score_at,
    settlement,
    stakes,
    totals,
)

MODULES: tuple[ModuleType, ...] = (
    score,
    settlement,
    totals,
    ravage,
    prices,
    ledger,
    contracts,
    needed,
    stakes,
    hand_values,
    score_at,
    other_table,
    chips,
)
