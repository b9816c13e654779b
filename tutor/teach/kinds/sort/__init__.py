"""To what each of several things belongs."""

from types import ModuleType

from tutor.teach.kinds.sort import contracts, excuse, hands, leads, ledger, orders, sources

MODULES: tuple[ModuleType, ...] = (leads, ledger, excuse, orders, hands, sources, contracts)
