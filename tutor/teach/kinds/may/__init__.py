"""Everything that the rules allow here: the key is what the engine rules of the record."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
