"""All cards or deals of one sort."""

from types import ModuleType

from tutor.teach.kinds.find import (
    barbu,
    cards,
    ecart,
    given,
    hand_values,
    ledger,
    masters,
    poignee,
    soft_deal,
    watched,
)

MODULES: tuple[ModuleType, ...] = (
    cards,
    ecart,
    poignee,
    given,
    barbu,
    ledger,
    hand_values,
    masters,
    soft_deal,
    watched,
)
