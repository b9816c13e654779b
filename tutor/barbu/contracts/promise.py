"""The promise of a hand in a contract: the features that players count in it before they call, and the advice on them.

The weights that the contracts give to what is counted are the tutor's own: thousands of deals, played as the tutor's
players play, were compared with the hands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from tutor.core.cards import SUITS, Cards
from tutor.core.rule import Rule


class Mark(NamedTuple):
    """A feature to count in a hand: the points of each one more, and the usual number in 13 cards.

    The points are those of the usual values, good ones positive in every contract: ``Mark(-1.25, 4, high)`` says that
    a fifth high card costs a point and a quarter.
    """

    points: float
    usual: float
    count: Callable[[Cards], int]


#: The marks of a contract, by the names under which its advice speaks of them.
Marks = Mapping[str, Mark]


class Promise(NamedTuple):
    """The features counted in a hand that might call a contract; empty where nobody calls by choice.

    ``advice`` is the rule by which it is called; its ``hint`` tells the marks by their names, so that the two have to
    agree.  ``choice`` is what the best of several suits or ranks promises on average: a dealer who can choose has not
    a good hand already.
    """

    advice: Rule | None = None
    marks: Marks = MappingProxyType({})
    choice: float = 0


#: The most cards of a short suit, in which one can soon discard dangerous cards.
SHORT, USUALLY_SHORT = 1, 0.38


def ranks(*wanted: str) -> Callable[[Cards], int]:
    """Count the cards of these ranks, of which a small pack has none."""
    return lambda hand: sum(len(hand.of_rank(rank)) for rank in wanted if rank in hand.pack.rank_bits)


def short(hand: Cards) -> int:
    """The number of short suits."""
    return sum(len(hand.of(suit)) <= SHORT for suit in SUITS)


#: Low cards, which stay below other cards, and high ones, which cannot help winning tricks.
low, high = ranks("2", "3", "4", "5"), ranks("J", "Q", "K", "A")
