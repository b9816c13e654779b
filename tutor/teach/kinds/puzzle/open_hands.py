"""Puzzles of both games: the last cards with all hands open, of which one is better than any other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from tutor.core.cards import Card
from tutor.core.message import N_, Message
from tutor.teach.question import Laid
from tutor.teach.saying import Chair, Saying

HOLDS = N_("{by:Player} {by:you|hold|holds}:", "above cards that lie open")
WINS_LAST = N_("{by:Player} {by:you|win|wins} the last trick.")

T = TypeVar("T")


def in_turn(bank: Sequence[T], number: int) -> T:
    """The numbered one, counted from 1, of those in a bank; after the last it goes round again."""
    return bank[(number - 1) % len(bank)]


def hand(seat: int, cards: Iterable[Card], chair: Chair, title: Message = HOLDS) -> Laid:
    """One of the open hands that lie beside each other."""
    return Laid(tuple(cards), Saying(None, ((title, {"by": seat}),), chair), small=True)
