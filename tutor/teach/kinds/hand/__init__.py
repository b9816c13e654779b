"""The quality of a hand: for a contract, as poker hands, by the table of hand values."""

from types import ModuleType

from tutor.teach.kinds.hand import best, contracts, rows

MODULES: tuple[ModuleType, ...] = (contracts, best, rows)
