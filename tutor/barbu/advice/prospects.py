"""What a hand promises in a contract: a rough guess by what is counted in it, as players make it before they call."""

from __future__ import annotations

from functools import cache

from tutor.barbu.contracts import Contract
from tutor.barbu.contracts.promise import Marks
from tutor.barbu.options import STANDARD
from tutor.barbu.setting import Setting
from tutor.core.cards import Cards, Pack


@cache
def marks(contract: Contract, pack: Pack) -> Marks:
    """What is counted for a contract, found once."""
    return contract.marks(pack)


def edge(hand: Cards, contract: Contract, setting: Setting) -> float:
    """How many points more than the average of the table a hand promises; about 0 for an average hand."""
    points = sum(mark.points * (mark.count(hand) - mark.usual) for mark in marks(contract, setting.pack).values())
    usual = contract.total(STANDARD, setting.pack, setting.players)
    return points * contract.total(setting.options.table, setting.pack, setting.players) / usual if usual else points


def prospect(hand: Cards, contract: Contract, setting: Setting) -> float:
    """How many points a dealer gains by calling a contract with this hand rather than with any other."""
    return edge(hand, contract, setting) - contract.promise.choice
