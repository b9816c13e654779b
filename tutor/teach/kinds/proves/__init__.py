"""All that is certain of others’ cards now."""

from types import ModuleType

from tutor.teach.kinds.proves import cards, king, poignee, watched

MODULES: tuple[ModuleType, ...] = (cards, king, poignee, watched)
