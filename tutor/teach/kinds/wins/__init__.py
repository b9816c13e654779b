"""One card, or one player, that wins a trick or stays below."""

from types import ModuleType

from tutor.teach.kinds.wins import asked_suit, barbu_tricks, little_tables, tricks

MODULES: tuple[ModuleType, ...] = (asked_suit, barbu_tricks, little_tables, tricks)
