"""The surplus of a dealer: what a contract brings beside an even share and what the hand promises.

The tutor's players have played whole matches among themselves (``measures/surplus.py``): the dealer has chosen the
contract, but the others may double.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

FILE = Path(__file__).with_name("surplus.txt")


def surplus(contract: str) -> float:
    """The surplus in one of the usual seven contracts, in points, on average."""
    return _table()[contract]


@cache
def _table() -> Mapping[str, float]:
    lines = (line.split() for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#"))
    return MappingProxyType({name: float(points) for name, points in lines})
