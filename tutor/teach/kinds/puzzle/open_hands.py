"""Puzzles of both games: the last cards with all hands open, of which one is better than any other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from tutor.core.cards import Card
from tutor.core.message import N_, Facts, Message
from tutor.core.trick import Trick
from tutor.teach.question import Laid
from tutor.teach.saying import Chair, Saying, Sentence, Step

HOLDS = N_("{by:Player} {by:you|hold|holds}:", "above cards that lie open")
GOES = N_("{by:Player} {by:you|lead|leads} {first:card}, then come {second:card}, {third:card} and {fourth:card}.")
GOES_ON = N_(
    "{by:Player} {by:you|win|wins} and {by:you|lead|leads} {first:card}, then come {second:card}, {third:card} and"
    " {fourth:card}."
)
WINS_LAST = N_("{by:Player} {by:you|win|wins} the last trick.")

T = TypeVar("T")


def in_turn(bank: Sequence[T], number: int) -> T:
    """The numbered one, counted from 1, of those in a bank; after the last it goes round again."""
    return bank[(number - 1) % len(bank)]


def hand(seat: int, cards: Iterable[Card], chair: Chair, title: Message = HOLDS) -> Laid:
    """One of the open hands that lie beside each other."""
    return Laid(tuple(cards), Saying(None, ((title, {"by": seat}),), chair), small=True)


def trick_told(trick: Trick, *, first: bool) -> tuple[Message, Facts]:
    """A sentence on a trick of four cards, who leads and what is played; the ``first`` of some tricks has its own."""
    one, two, three, four = trick.cards
    return (GOES if first else GOES_ON), {
        "by": trick.leader,
        "first": one,
        "second": two,
        "third": three,
        "fourth": four,
    }


def whole_trick(says: Sequence[Sentence], trick: Trick, winner: int) -> Step:
    """A step in which a trick is played to its end."""
    seats = ((trick.leader + place) % trick.players for place in range(len(trick.cards)))
    return Step(tuple(says), tuple(zip(seats, trick.cards, strict=True)), winner)
