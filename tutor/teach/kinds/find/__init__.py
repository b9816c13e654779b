"""All cards or deals of one sort."""

from types import ModuleType

from tutor.teach.kinds.find import ecart

MODULES: tuple[ModuleType, ...] = (ecart,)
