"""A chance, estimated within a tolerance."""

from types import ModuleType

from tutor.teach.kinds.odds import dog, leads, splits

MODULES: tuple[ModuleType, ...] = (splits, dog, leads)
