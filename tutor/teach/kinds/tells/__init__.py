"""What a card says by the conventions of the table."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
