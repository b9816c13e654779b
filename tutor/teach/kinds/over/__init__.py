"""Whether something is played, made or over, case by case."""

from types import ModuleType

from tutor.teach.kinds.over import contracts, deals, doubling, incidents

MODULES: tuple[ModuleType, ...] = (contracts, deals, doubling, incidents)
