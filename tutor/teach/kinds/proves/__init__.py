"""All that is certain of others’ cards now."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
