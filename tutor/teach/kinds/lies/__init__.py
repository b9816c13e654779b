"""All cards that would say something, or would lie."""

from types import ModuleType

from tutor.teach.kinds.lies import leads, own, tenue

MODULES: tuple[ModuleType, ...] = (leads, own, tenue)
