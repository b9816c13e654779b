"""The meaning of a card by the conventions of the table."""

from types import ModuleType

from tutor.teach.kinds.tells import deals, duties, excuse, five, leads, orders, own_cards, trumps

MODULES: tuple[ModuleType, ...] = (leads, orders, excuse, trumps, deals, own_cards, duties, five)
