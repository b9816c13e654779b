"""What a card says by the conventions of the table."""

from types import ModuleType

from tutor.teach.kinds.tells import deals, excuse, orders, trumps

MODULES: tuple[ModuleType, ...] = (deals, orders, excuse, trumps)
