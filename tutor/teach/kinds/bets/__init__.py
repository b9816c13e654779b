"""Players who bet, owe a double or may still answer."""

from types import ModuleType

from tutor.teach.kinds.bets import owed, players, words

MODULES: tuple[ModuleType, ...] = (players, words, owed)
