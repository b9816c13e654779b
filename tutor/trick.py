"""A trick: who has played which card to it, and who comes next.  What it asks for is each game's own matter."""

from __future__ import annotations

from typing import NamedTuple, Self

from tutor.cards import Card


class Trick(NamedTuple):
    """The cards played to one trick, in order, the first of them by the seat ``leader``."""

    leader: int
    players: int
    cards: tuple[Card, ...] = ()

    @property
    def turn(self) -> int:
        """The seat that plays next; of a complete trick, its leader again."""
        return (self.leader + len(self.cards)) % self.players

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

    def with_card(self, card: Card) -> Self:
        """The trick after one more card."""
        return type(self)(self.leader, self.players, (*self.cards, card))
