"""The one move that a rule leaves."""

from types import ModuleType

from tutor.teach.kinds.must import forced

MODULES: tuple[ModuleType, ...] = (forced,)
