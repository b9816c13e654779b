"""Everything that the rules allow here: the key is what the engine rules of the record."""

from types import ModuleType

from tutor.teach.kinds.may import moments

MODULES: tuple[ModuleType, ...] = (moments,)
