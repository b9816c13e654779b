"""Cards laid out so that they hold: an écart, a poignée, a dog, three rows."""

from types import ModuleType

from tutor.teach.kinds.lay import contracts, dog, ecart, poignee, poker, settlement, tricks, two_cards

MODULES: tuple[ModuleType, ...] = (tricks, dog, ecart, poignee, two_cards, poker, contracts, settlement)
