"""Questions on the group to which each of several things belongs."""

from types import ModuleType

from tutor.teach.kinds.sort import (
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
    ledger,
    orders,
    tables,
    words,
)

MODULES: tuple[ModuleType, ...] = (
    auction,
    leads,
    ledger,
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
