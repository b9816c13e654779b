"""Demands on things that are laid out: all of some of them, none, one, or just so many."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tutor.core.cards import Card
from tutor.teach.arrangement import Demand
from tutor.teach.saying import Saying


def names(cards: Iterable[Card]) -> tuple[str, ...]:
    """The names of cards in answers."""
    return tuple(card.code for card in cards)


def all_of(place: str, some: tuple[str, ...], says: Saying) -> Demand:
    """All of some things lie at a place."""
    return Demand(place, some, len(some), len(some), says)


def none_of(place: str, some: tuple[str, ...], says: Saying) -> Demand:
    """None of them does."""
    return Demand(place, some, 0, 0, says)


def one_of(place: str, some: tuple[str, ...], says: Saying) -> Demand:
    """One of them does, and no other of them."""
    return Demand(place, some, 1, 1, says)


def just(count: int, place: str, some: tuple[str, ...], says: Callable[[int], Saying]) -> Iterator[Demand]:
    """So many of them lie there; of each wrong number it ``says`` what is wrong with it."""
    for few in range(count):
        yield Demand(place, some, few + 1, len(some), says(few))
    for many in range(len(some), count, -1):
        yield Demand(place, some, 0, many - 1, says(many))
