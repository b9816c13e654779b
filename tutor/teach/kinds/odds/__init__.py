"""A chance, estimated within a tolerance."""

from types import ModuleType

from tutor.teach.kinds.odds import leads

MODULES: tuple[ModuleType, ...] = (leads,)
