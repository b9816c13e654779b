"""The one player who pays, or gets something."""

from types import ModuleType

from tutor.teach.kinds.payer import bonuses, contracts

MODULES: tuple[ModuleType, ...] = (contracts, bonuses)
