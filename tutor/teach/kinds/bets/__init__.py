"""Players who bet, owe a double or may still answer."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
