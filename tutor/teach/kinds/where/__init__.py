"""What each player can still hold, for all that is known."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
