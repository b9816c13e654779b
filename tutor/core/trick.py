"""A trick: its cards, its players and whose turn it is; the duties in it are each game's own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from tutor.core.cards import Card


@dataclass(slots=True, unsafe_hash=True, init=False)
class Trick:
    """The cards played to one trick, in order, the first of them by the seat ``leader``.

    ``turn`` is the seat that plays next; of a complete trick, its leader again.

    A trick never changes: one more card makes another trick.  It is not ``frozen`` only because each of the many would
    then take twice as long to make.
    """

    leader: int
    players: int
    cards: tuple[Card, ...]
    turn: int = field(init=False, repr=False, compare=False)

    def __init__(self, leader: int, players: int, cards: tuple[Card, ...] = ()) -> None:
        """Begin with the leader, the number of players and the cards played; the turn follows from them."""
        self.leader = leader
        self.players = players
        self.cards = cards
        self.turn = (leader + len(cards)) % players

    @property
    def complete(self) -> bool:
        """Whether everybody has played."""
        return len(self.cards) == self.players

    def seat_of(self, card: Card) -> int:
        """The seat that played ``card``."""
        return (self.leader + self.cards.index(card)) % self.players

    def card_of(self, seat: int) -> Card:
        """The card that ``seat`` has played; raise ``IndexError`` if they have not yet."""
        return self.cards[(seat - self.leader) % self.players]

    def has_card_of(self, seat: int) -> bool:
        """Whether ``seat`` has played."""
        return (seat - self.leader) % self.players < len(self.cards)

    def before(self, card: Card) -> Self:
        """The trick as it was before one of its cards was played."""
        return type(self)(self.leader, self.players, self.cards[: self.cards.index(card)])

    def with_card(self, card: Card) -> Self:
        """The trick after one more card."""
        return type(self)(self.leader, self.players, (*self.cards, card))
