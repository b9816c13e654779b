"""All that is certain of others’ cards now."""

from types import ModuleType

from tutor.teach.kinds.proves import cards, king, partner, poignee

MODULES: tuple[ModuleType, ...] = (cards, partner, king, poignee)
