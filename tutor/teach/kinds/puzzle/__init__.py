"""The end of a deal, of which a search says which card is best."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
