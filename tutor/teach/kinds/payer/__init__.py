"""The one player who pays, or gets something."""

from types import ModuleType

from tutor.teach.kinds.payer import contracts

MODULES: tuple[ModuleType, ...] = (contracts,)
