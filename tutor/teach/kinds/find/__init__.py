"""All cards or deals of one sort."""

from types import ModuleType

from tutor.teach.kinds.find import (
    account,
    barbu,
    cards,
    ecart,
    given,
    hand_values,
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
    account,
    hand_values,
    masters,
    soft_deal,
    watched,
)
