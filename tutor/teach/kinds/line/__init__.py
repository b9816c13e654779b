"""The missing number of a score sheet, a bet or a set."""

from types import ModuleType

from tutor.teach.kinds.line import (
    account,
    chips,
    contracts,
    hand_values,
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
    account,
    contracts,
    needed,
    stakes,
    hand_values,
    score_at,
    other_table,
    chips,
)
