"""The view of the play of the cards that the player to move has, or everybody at the table."""

from __future__ import annotations

from typing import NamedTuple, Self

from tutor.core.advice import Advice, advise
from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.message import Fact, Message
from tutor.core.rule import Rule
from tutor.tarot.play import Play


class Sight(NamedTuple):
    """The view of a play for somebody who knows that the player to move holds ``hand``, and nothing of the others.

    ``out`` are the cards that lie elsewhere unseen, and ``may_hold`` those of them, a seat each, that its player may
    hold.  ``foes`` are the seats of the other side, and ``later`` those of them that play to this trick after the
    player to move.
    """

    play: Play
    hand: Cards
    out: Cards
    may_hold: tuple[Cards, ...]
    foes: tuple[int, ...]
    later: tuple[int, ...]

    @classmethod
    def of(cls, play: Play, hand: Cards | None = None) -> Self:
        """The view of the player to move; raise ``RecordError`` if their hand is not known.

        With a ``hand``, or a part of one, it is the view of somebody who knows no more of their cards.
        """
        trick = play.trick
        seats = range(trick.players)
        side, held = play.side(trick.turn), play.hand if hand is None else hand
        out = TAROT.all - held - play.played - play.aside
        foes = tuple(seat for seat in seats if seat not in side)
        return cls(
            play,
            held,
            out,
            tuple(play.may_hold(seat, out) for seat in seats),
            foes,
            tuple(seat for seat in foes if not trick.has_card_of(seat)),
        )

    @property
    def best(self) -> Card:
        """The card that wins the trick for now; raise ``ValueError`` before the first."""
        best = self.play.trick.best
        if best is None:
            raise ValueError(self.play.trick)
        return best

    def sure(self, card: Card) -> bool:
        """Whether no foe who still plays can hold a card that beats ``card``."""
        return not any(
            held.above(card) or (card.suit != TRUMP and held.of(TRUMP))
            for held in (self.may_hold[seat] for seat in self.later)
        )

    def ruffs(self, seat: int, suit: str) -> bool:
        """Whether a seat is known to lack a suit, and may hold a trump."""
        return not self.may_hold[seat].of(suit) and bool(self.may_hold[seat].of(TRUMP))

    def advise(self, card: Card, rule: Rule, says: Message | None = None, /, **facts: Fact) -> Advice:
        """Advise a card: who plays it is a fact too, so that the same sentence can be told of them afterwards."""
        return advise(card, rule, says, by=self.play.trick.turn, **facts)
