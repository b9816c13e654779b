"""Hands of the bank in pairs, one that suits a contract and one that does not, which no single count tells apart."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import product

from tutor.core.cards import SUITS
from tutor.teach.barbu.hands import Held, hands

Pair = tuple[Held, Held]
Count = Callable[[Held], int]
#: The greatest share of the pairs in which the better hand is the one with most of something, or with fewest.
OFTEN = 0.55
#: The number of first pairs in which that may be so anyway.
FIRST = 3


@cache
def pairs(name: str) -> tuple[Pair, ...]:
    """Pairs of hands for a contract, in an order of chance, the one that suits it first in each."""
    known = hands(name)
    every = [*product((one for one in known if one.suits), (one for one in known if not one.suits))]
    random.Random(name).shuffle(every)
    found: list[Pair] = []
    halves: Counter[tuple[int, bool]] = Counter()
    for pair in every:
        more = Counter(_found(pair))
        most = 2 * (OFTEN * (len(found) + 1) + FIRST)
        if all(halves[glance] + more[glance] <= most for glance in more):
            found.append(pair)
            halves += more
    return tuple(found)


def _found(pair: Pair) -> dict[tuple[int, bool], int]:
    """How often, in halves, each count finds the first hand, as the one with most or with fewest; a tie is chance."""
    counted = {number: tuple(map(count, pair)) for number, count in enumerate(COUNTS)}
    most = {(number, True): 1 + (one > other) - (one < other) for number, (one, other) in counted.items()}
    return most | {(number, False): 2 - often for (number, _), often in most.items()}


def _of_ranks(ranks: str) -> Count:
    return lambda one: sum(card.rank in ranks.split() for card in one.hand)


def _lengths(one: Held) -> list[int]:
    """The lengths of the suits that are there."""
    return [length for suit in SUITS if (length := len(one.hand.of(suit)))]


def _points(*worth: int) -> Count:
    """The points of jacks, queens, kings and aces together."""
    return lambda one: sum(points * len(one.hand.of_rank(rank)) for rank, points in zip("JQKA", worth, strict=True))


#: Single counts at which somebody may look in a hand, and at nothing else.
COUNTS: Sequence[Count] = (
    *map(_of_ranks, ("2", "2 3 4 5", "6 7 8 9 10", "2 3 K A", "J Q K A", "Q K A", "K A", "Q")),
    _points(1, 2, 3, 4),
    _points(1, 3, 4, 5),
    lambda one: len(one.hand.of("H")),
    lambda one: max(_lengths(one)),
    lambda one: min(_lengths(one)),
    lambda one: len(_lengths(one)),
)
