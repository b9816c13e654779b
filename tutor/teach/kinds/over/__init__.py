"""Whether something is played, made or over, case by case."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
