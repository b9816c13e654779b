"""To what each of several things belongs."""

from types import ModuleType

from tutor.teach.kinds.sort import excuse, leads, ledger

MODULES: tuple[ModuleType, ...] = (leads, ledger, excuse)
