"""What somebody may count in a hand of Tarot, and in nothing else: no such count may tell too often what is right."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from tutor.core.cards import TRUMP, Cards
from tutor.tarot.score.count import total
from tutor.tarot.trick import BOUTS
from tutor.teach.evenly import evenly

Thing = TypeVar("Thing")
Count = Callable[[Cards], int]

#: The number of orders in which things are left out, and the share of which a count may tell with the best of luck.
TRIES, LUCKY = 30, 0.58


def _of_ranks(*ranks: str) -> Count:
    return lambda cards: sum(card.rank in ranks and card.suit != TRUMP for card in cards)


def _lengths(cards: Cards) -> Counter[str]:
    return Counter(card.suit for card in cards)


COUNTS: tuple[Count, ...] = (
    total,
    lambda cards: len(cards.of(TRUMP)),
    lambda cards: len(cards & BOUTS),
    lambda cards: len(cards.of("H")),
    lambda cards: len(_lengths(cards)),
    lambda cards: max(_lengths(cards).values()),
    lambda cards: min(_lengths(cards).values()),
    _of_ranks("K"),
    _of_ranks("Q"),
    _of_ranks("Q", "K"),
    _of_ranks("J", "N", "Q", "K"),
    _of_ranks("2"),
    _of_ranks("2", "3", "K"),
    _of_ranks("2", "3", "4", "5"),
    _of_ranks("6", "7", "8", "9", "10"),
)


def even(
    things: Sequence[Thing], right: Callable[[Thing], Hashable], counts: Sequence[Callable[[Thing], int]]
) -> tuple[Thing, ...]:
    """As many of the things as are found in several orders so that no single count tells what is right for them."""
    best: tuple[Thing, ...] = ()
    for number in range(TRIES):
        kept = evenly(random.Random(number).sample(things, len(things)), right, counts)
        while kept and _with_luck(kept, right, counts) > LUCKY:
            kept = evenly(kept[:-2], right, counts)
        best = max(best, kept, key=len)
    return best


def _with_luck(
    things: Sequence[Thing], right: Callable[[Thing], Hashable], counts: Sequence[Callable[[Thing], int]]
) -> float:
    """The greatest share of which a count tells what is right to somebody who guesses well where it is even."""
    often = []
    for count in counts:
        alike = Counter((count(one), right(one)) for one in things)
        every = Counter(count(one) for one in things)
        found = (2 * alike[count(one), right(one)] - 1 >= every[count(one)] > 1 for one in things)
        often.append(sum(found) / len(things))
    return max(often)
