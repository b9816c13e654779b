"""The promise of a hand in a contract: a rough guess from counted features, as players make it before they call."""

from __future__ import annotations

from functools import cache

from tutor.barbu.contracts import Contract
from tutor.barbu.contracts.promise import Marks
from tutor.barbu.setting import Setting
from tutor.barbu.values import STANDARD
from tutor.core.cards import Cards, Pack


@cache
def marks(contract: Contract, pack: Pack) -> Marks:
    """The features of a hand that are counted for a contract, kept after the first call."""
    return contract.marks(pack)


def edge(hand: Cards, contract: Contract, setting: Setting) -> float:
    """The points above the average of the table that a hand promises; about 0 for an average hand."""
    points = sum(mark.points * (mark.count(hand) - mark.usual) for mark in marks(contract, setting.pack).values())
    usual = contract.total(STANDARD, setting.pack, setting.players)
    return points * contract.total(setting.options.table, setting.pack, setting.players) / usual if usual else points


def prospect(hand: Cards, contract: Contract, setting: Setting) -> float:
    """The points that a dealer gains by calling a contract with this hand rather than with any other."""
    return edge(hand, contract, setting) - contract.promise.choice
