"""Hands of the bank in pairs, one that suits a contract and one that does not, which no single count tells apart."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import product

from tutor.core.cards import SUITS
from tutor.teach.barbu.hands import Held, hands
from tutor.teach.evenly import evenly

Pair = tuple[Held, Held]
Count = Callable[[Held], int]
#: The number of pairs for a contract that are enough, that among which they are, and that of which each is the best.
ENOUGH, MOST, LOOKED_AT = 200, 800, 60
#: How far the pairs may be from such in which, of each count, the better hand has most as often as fewest.
UNEVEN = 0.05


@cache
def pairs(name: str) -> tuple[Pair, ...]:
    """Pairs of hands for a contract, the one that suits it first in each, so that no single count finds it often.

    Each pair makes up for those before it; there are as many as can be, so that they make up for each other.
    """
    known, rng = hands(name), random.Random(name)
    every = [*product((one for one in known if one.suits), (one for one in known if not one.suits))]
    every = rng.sample(every, min(MOST, len(every)))
    tells = {pair: _tells(pair) for pair in every}
    found, long = list[Pair](), 0
    uneven = [0] * len(COUNTS)
    while every and len(found) < ENOUGH:
        pair = min(
            rng.sample(every, min(LOOKED_AT, len(every))),
            key=lambda pair: sum((so_far + one) ** 2 for so_far, one in zip(uneven, tells[pair], strict=True)),
        )
        every.remove(pair)
        found.append(pair)
        uneven = [so_far + one for so_far, one in zip(uneven, tells[pair], strict=True)]
        if max(map(abs, uneven)) <= max(2 * UNEVEN * len(found), 1):
            long = len(found)
    return tuple(found[:long])


def _tells(pair: Pair) -> list[int]:
    """Of each count whether the better hand has more, 1, or fewer, -1."""
    counted = (tuple(map(count, pair)) for count in COUNTS)
    return [(one > other) - (one < other) for one, other in counted]


@cache
def side_by_side(name: str) -> tuple[Pair, ...]:
    """The same pairs as hand A and hand B, so that from no count of the cards of both follows which one is better."""
    better: Counter[tuple[int, int | str]] = Counter()
    shown: list[Pair] = []
    for pair in pairs(name):
        counted = [tuple(map(count, pair)) for count in COUNTS]
        looks: list[tuple[int, int | str]] = []
        for number, (one, other) in enumerate(counted):
            looks += [(number, one + other), *([(number, "alike")] if one == other else [])]
        first = sum(better[look] for look in looks) <= 0
        better.update(dict.fromkeys(looks, 1 if first else -1))
        shown.append(pair if first else pair[::-1])
    return tuple(shown)


@cache
def alone(name: str) -> tuple[Held, ...]:
    """Hands for a contract, of which no single count tells often which ones suit it."""
    return evenly(hands(name), lambda one: one.suits, COUNTS)


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
