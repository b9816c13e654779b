"""The cards that each player can still hold, for all that is known."""

from types import ModuleType

from tutor.teach.kinds.where import partner, petit, suits

MODULES: tuple[ModuleType, ...] = (suits, petit, partner)
