"""Cards laid out so that they hold: an écart, a poignée, a dog, three rows."""

from types import ModuleType

from tutor.teach.kinds.lay import contracts, dog, ecart, poker, settlement, tricks, two_cards

MODULES: tuple[ModuleType, ...] = (tricks, dog, ecart, two_cards, poker, contracts, settlement)
