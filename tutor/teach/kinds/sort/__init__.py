"""To what each of several things belongs."""

from types import ModuleType

from tutor.teach.kinds.sort import barbu_leads, contracts, excuse, hands, king, leads, ledger, orders, sources

MODULES: tuple[ModuleType, ...] = (leads, barbu_leads, ledger, excuse, orders, hands, sources, contracts, king)
