"""The value of keeping a contract for a later hand, measured once over many hands (``measures/prices.py``).

The *promise* of a hand in a contract is how many points more than the average of the table it should make there, in its
best suit or rank.  The *value* of some contracts is what a dealer who still has to call all of them, one a deal, makes
of them on average by the best plan that there is without knowing the hands to come::

    value(left) = the mean over hands of the largest promise(hand, contract) + value(left without contract)

The *price* of a contract is what the rest is worth less without it: ``value(left) - value(left without it)``.  What a
call gains over the average is its promise less its price, so the best call is the one whose promise beats its price by
most.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from tutor.barbu import contracts
from tutor.barbu.advice.prospects import edge
from tutor.barbu.contracts import SEVEN
from tutor.barbu.options import USUAL, Options
from tutor.barbu.setting import Setting
from tutor.barbu.values import STANDARD
from tutor.core.cards import Cards

FILE = Path(__file__).with_name("prices.txt")
#: The contracts that the table knows, in the order of the rulebook.
NAMES = tuple(kind.name for kind in SEVEN)

#: Contracts that a dealer has still to call.
Left = frozenset[str]


class Promised(NamedTuple):
    """The promise of a hand in a contract, in points above the average of the table, and its best call.

    That is the contract with its best suit or rank, as records write it: ``trumps H``.
    """

    points: float
    call: str


def known(left: Left, options: Options = USUAL) -> bool:
    """Whether there are prices for these contracts: they belong to the usual seven, with the usual values and cards."""
    usual = set(contracts.names(options)) == set(NAMES) and options.table == STANDARD and options.pack == USUAL.pack
    return usual and left <= frozenset(NAMES)


def value(left: Left) -> float:
    """The points that a dealer makes on average by calling all these contracts, one a deal; 0 for none.

    Raise ``KeyError`` for contracts that are not ``known``.
    """
    return _table()[left]


def price(contract: str, left: Left) -> float:
    """The points that it is worth to keep a contract while all these are ``left``, itself among them."""
    return value(left) - value(left - {contract})


def promises(hand: Cards, setting: Setting) -> Mapping[str, Promised]:
    """The promise of a hand in every contract that is left to call, in the order of the rulebook."""
    best: dict[str, Promised] = {}
    for code, contract in contracts.calls(setting.options, setting.pack).items():
        if contract.name in setting.left:
            points = edge(hand, contract, setting)
            if contract.name not in best or points > best[contract.name].points:
                best[contract.name] = Promised(points, code)
    return best


@cache
def _table() -> Mapping[Left, float]:
    """Every set of contracts, with its value: in each line of the file the points, their error, and the contracts."""
    lines = (line.split() for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#"))
    return MappingProxyType({frozenset(names): float(points) for points, _error, *names in lines})
