"""Everything that the rules allow here: the key is what the engine rules of the record."""

from types import ModuleType

from tutor.teach.kinds.may import around_the_play, at_five, at_three, elsewhere, moments, poignee

MODULES: tuple[ModuleType, ...] = (moments, around_the_play, poignee, at_five, at_three, elsewhere)
