"""Questions on the group to which each of several things belongs."""

from types import ModuleType

from tutor.teach.kinds.sort import (
    auction,
    barbu_cards,
    barbu_leads,
    bets,
    contracts,
    excuse,
    games,
    hands,
    king,
    leads,
    ledger,
    orders,
    sources,
    tables,
)

MODULES: tuple[ModuleType, ...] = (
    auction,
    leads,
    ledger,
    excuse,
    orders,
    hands,
    king,
    sources,
    barbu_cards,
    barbu_leads,
    contracts,
    games,
    bets,
    tables,
)
