"""Cards, calls or players in their order."""

from types import ModuleType

from tutor.teach.kinds.order import rows, speakers, years

MODULES: tuple[ModuleType, ...] = (rows, speakers, years)
