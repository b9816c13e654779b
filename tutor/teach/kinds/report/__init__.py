"""A set that is over, and what its report says."""

from types import ModuleType

from tutor.teach.kinds.report import account

MODULES: tuple[ModuleType, ...] = (account,)
