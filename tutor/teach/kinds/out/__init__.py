"""How many cards, deals or duties there are, or are still to come."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
