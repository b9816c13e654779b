"""Lines by the engine, of which one is replaced by a mistake that people make."""

from types import ModuleType

from tutor.teach.kinds.audit import reckoned, revoke, sentences, sheet

MODULES: tuple[ModuleType, ...] = (reckoned, sheet, sentences, revoke)
