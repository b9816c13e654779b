"""One card, or one player, that wins a trick or stays below."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
