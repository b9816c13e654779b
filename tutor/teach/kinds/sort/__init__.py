"""Questions on the group to which each of several things belongs."""

from types import ModuleType

from tutor.teach.kinds.sort import (
    account,
    auction,
    barbu_cards,
    barbu_leads,
    bets,
    boxes,
    contracts,
    excuse,
    games,
    hands,
    king,
    leads,
    orders,
    tables,
    words,
)

MODULES: tuple[ModuleType, ...] = (
    auction,
    leads,
    account,
    excuse,
    orders,
    hands,
    king,
    barbu_cards,
    barbu_leads,
    contracts,
    games,
    bets,
    words,
    boxes,
    tables,
)
