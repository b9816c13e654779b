"""One card, or one player, that wins a trick or stays below."""

from types import ModuleType

from tutor.teach.kinds.wins import asked_suit, little_tables, tricks

MODULES: tuple[ModuleType, ...] = (asked_suit, little_tables, tricks)
