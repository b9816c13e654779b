"""What rules of thumb pick from some cards: the cheapest, the dearest, the lowest of the longest suit."""

from __future__ import annotations

from tutor.coach.tarot.bits import (
    EXCUSE_AT,
    EXCUSE_BIT,
    FIVE,
    LOW_PLAIN,
    NINE,
    PETIT_AT,
    PETIT_BIT,
    PLAIN,
    SEVEN,
    SUIT_BITS,
    SUIT_OF,
    THREE,
    TRUMPS,
    lowest,
)

#: Trumps that are too dear to be lost to a higher one: 17 to 20.
BIG = sum(1 << card for card in range(PETIT_AT + 16, PETIT_AT + 20))
#: With so many cards left the Excuse is played, before the last trick takes it away.
LAST_CALL = 2
_RANKS = 14


def cheapest(cards: int) -> int:
    """The card whose loss costs least: the fewest points, plain before trumps, the lowest."""
    if low := cards & LOW_PLAIN:
        if not low & ~SUIT_OF[lowest(low)]:
            return lowest(low)
        return min((lowest(low & suit) for suit in SUIT_BITS if low & suit), key=_height)
    if trumps := cards & TRUMPS & ~NINE:
        return lowest(trumps)
    for worth in (THREE, FIVE, SEVEN, NINE & PLAIN, NINE & TRUMPS):
        if part := cards & worth:
            return lowest(part)
    return EXCUSE_AT


def _height(card: int) -> int:
    return card % _RANKS


def dearest(cards: int) -> int:
    """The plain card that brings most, or the trump; the lowest of those that bring as much."""
    for worth in (NINE & PLAIN, SEVEN, FIVE, THREE, LOW_PLAIN, NINE & TRUMPS):
        if part := cards & worth:
            return lowest(part)
    return lowest(cards)


def long_suit(hand: int, can: int) -> int:
    """The lowest card of the longest plain suit; with trumps alone the lowest, the Petit last."""
    if not can & PLAIN:
        real = can & ~EXCUSE_BIT or can
        return lowest(real & ~PETIT_BIT or real)
    lengths = [(-(hand & suit).bit_count(), lowest(can & suit) % _RANKS, suit) for suit in SUIT_BITS if can & suit]
    return lowest(can & min(lengths)[2])
