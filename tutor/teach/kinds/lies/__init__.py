"""All cards that would say something, or would lie."""

from types import ModuleType

from tutor.teach.kinds.lies import leads, tenue

MODULES: tuple[ModuleType, ...] = (leads, tenue)
