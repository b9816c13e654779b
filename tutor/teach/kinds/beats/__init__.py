"""All cards that win, or cannot."""

from types import ModuleType

from tutor.teach.kinds.beats import ranks

MODULES: tuple[ModuleType, ...] = (ranks,)
