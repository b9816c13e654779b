"""The missing number of a score sheet, a bet or a set."""

from types import ModuleType

from tutor.teach.kinds.line import score, settlement

MODULES: tuple[ModuleType, ...] = (settlement, score)
