"""Cards as numbers: those of their bits in a set, which is itself one number, in either game."""

from __future__ import annotations

from collections.abc import Collection, Iterator


def numbers(cards: int) -> Iterator[int]:
    """The numbers of some cards, from the lowest."""
    while cards:
        bit = cards & -cards
        yield bit.bit_length() - 1
        cards ^= bit


def grouped(cards: int, first: Collection[int]) -> tuple[tuple[int, ...], ...]:
    """Some cards in groups, each from one of those that are ``first`` to the card before the next of them.

    >>> grouped(0b11011, {0, 3})
    ((0, 1), (3, 4))
    """
    found: list[list[int]] = []
    for card in numbers(cards):
        if card in first:
            found.append([card])
        else:
            found[-1].append(card)
    return tuple(map(tuple, found))
