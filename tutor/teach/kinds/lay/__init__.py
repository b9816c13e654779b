"""Cards laid out so that they hold: an écart, a poignée, a dog, three rows."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
