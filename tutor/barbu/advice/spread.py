"""The spread of a dealer's points among players who are all alike: what the cards make of them, and nobody's skill.

The tutor's players have played whole matches among themselves (``measures/spread.py``).  They always do the same when
they see the same; so whatever differs from deal to deal is the cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from math import sqrt
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

FILE = Path(__file__).with_name("spread.txt")
#: The standard deviations to either side of the average within which about nineteen of twenty such deals lie.
WIDE = 2


class Spread(NamedTuple):
    """What alike players make of one contract: the average of bets and play, and the deviation of each part.

    All are points of the dealer's; the deviations are standard deviations.
    """

    bets: float
    play: float
    hand_deviation: float
    bets_deviation: float
    play_deviation: float


class Bands(NamedTuple):
    """The points to either side of 0 between which a part of some deals says nothing of the player."""

    hand: int
    bets: int
    play: int


def spread(contract: str) -> Spread:
    """What alike players make of one of the usual seven contracts."""
    return _table()[contract]


def bands(contracts: Iterable[str]) -> Bands:
    """The bands of some deals together, one a contract: the cards of one deal know nothing of those of another."""
    found = [spread(name) for name in contracts]
    squares = (
        sum(one.hand_deviation**2 for one in found),
        sum(one.bets_deviation**2 for one in found),
        sum(one.play_deviation**2 for one in found),
    )
    return Bands(*(round(WIDE * sqrt(square)) for square in squares))


@cache
def _table() -> Mapping[str, Spread]:
    """The spread by contract, as each line of the file has it."""
    lines = (line.split() for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#"))
    return MappingProxyType({name: Spread(*map(float, numbers)) for name, *numbers in lines})
