"""Poker hands: the strengths of rows of Chinese poker, to be compared.

A row of five is a poker hand; in a row of three only pairs and three of a kind count.  The ace is high, and also low
beneath 2 3 4 5, which is then the lowest straight.  Suits have no order, so two rows can be equal.
"""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.cards import Cards

#: The kinds of poker hands, from the lowest to the highest.
KINDS = (
    "high-card",
    "pair",
    "two-pairs",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "straight-flush",
)
#: The number of cards of a straight or a flush.
FIVE = 5

#: The heights of A 5 4 3 2, the straight in which the ace is low.
_WHEEL = (12, 3, 2, 1, 0)
_BY_GROUPS = {
    (1,): "high-card",
    (2,): "pair",
    (2, 2): "two-pairs",
    (3,): "three-of-a-kind",
    (3, 2): "full-house",
    (4,): "four-of-a-kind",
}


class Strength(NamedTuple):
    """The strength of a row: its kind, by its place in ``KINDS``, then the heights that decide between rows of a kind.

    Strengths compare as tuples do.  ``heights`` has larger groups first, so that of two pairs the higher pair decides,
    and then the card beside it.
    """

    kind: int
    heights: tuple[int, ...]

    @property
    def name(self) -> str:
        """The name of the kind."""
        return KINDS[self.kind]


def strength(cards: Cards) -> Strength:
    """The strength of a row of three or five cards."""
    row = [*cards]
    ranks = sorted([card.height for card in row], reverse=True)
    heights = tuple(dict.fromkeys(ranks))
    if len(heights) == FIVE:
        if heights == _WHEEL:
            heights = (3, 2, 1, 0, -1)
        straight = heights[0] - heights[-1] == FIVE - 1
        flush = len({card.suit for card in row}) == 1
        if straight or flush:
            return _of("straight-flush" if straight and flush else "flush" if flush else "straight", heights)
    elif len(heights) < len(row):
        heights = tuple(sorted(heights, key=ranks.count, reverse=True))  # of groups of a size the higher stays first
    groups = tuple([count for count in map(ranks.count, heights) if count > 1])
    return _of(_BY_GROUPS[groups or (1,)], heights)


def _of(kind: str, heights: tuple[int, ...]) -> Strength:
    return Strength(KINDS.index(kind), heights)
