"""Cards laid out so that they hold: an écart, a poignée, a dog, three rows."""

from types import ModuleType

from tutor.teach.kinds.lay import dog, tricks, two_cards

MODULES: tuple[ModuleType, ...] = (tricks, dog, two_cards)
