"""What somebody may count in a hand of Tarot, and in nothing else: no such count may tell too often what is right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tutor.core.cards import TRUMP, Cards
from tutor.tarot.score.count import total
from tutor.tarot.trick import BOUTS

Count = Callable[[Cards], int]


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
