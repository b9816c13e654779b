"""The knowledge that the player to move has of the other hands in a contract played in tricks.

It follows from their own cards and from those that everybody has seen, whatever else the position knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Self

from tutor.barbu.play import Play
from tutor.barbu.trick import Trick
from tutor.core.cards import Card, Cards


class Sight(NamedTuple):
    """The view that the player to move has of ``play``.

    ``out`` are the cards in other hands, and ``may_hold`` those of them, a seat each, that its player may hold, as far
    as the cards played prove; the player to move holds none of them.
    """

    play: Play
    out: Cards
    may_hold: tuple[Cards, ...]

    @classmethod
    def of(cls, play: Play) -> Self:
        """The view of the player to move; raise ``RecordError`` if their hand is not known."""
        out = play.pack.all - play.hand - play.played
        trumps = play.contract.trumps
        may_hold = [play.pack.none if seat == play.turn else out for seat in range(play.trick.players)]
        for trick in (*play.tricks, play.trick):
            for seat, lacking in _lacking(trick, trumps, play.pack.all, must_beat=play.options.must_beat):
                may_hold[seat] -= lacking
        return cls(play, out, tuple(may_hold))

    @property
    def later(self) -> tuple[int, ...]:
        """The seats that play to this trick after the player to move."""
        turn, players, played = self.play.trick.turn, self.play.trick.players, len(self.play.trick.cards)
        return tuple((turn + step) % players for step in range(1, players - played))

    def above(self, card: Card) -> Cards:
        """The cards out that beat a card of their suit."""
        return self.out.above(card)

    def below(self, card: Card) -> Cards:
        """The cards out that a card of their suit beats."""
        return self.out.of(card.suit) - self.out.above(card)

    def share(self, suit: str) -> float:
        """The chance that a certain card of a suit is in a certain hand that may hold it."""
        return 1 / max(sum(bool(cards.of(suit)) for cards in self.may_hold), 1)

    def may_ruff(self, seat: int, suit: str, trumps: str) -> bool:
        """Whether a seat is known to lack a suit, and may hold a trump."""
        return not self.may_hold[seat].of(suit) and bool(self.may_hold[seat].of(trumps))


def _lacking(trick: Trick, trumps: str | None, pack: Cards, *, must_beat: bool) -> Iterator[tuple[int, Cards]]:
    """The seat of each card of a trick, and the cards that it proves its player to lack.

    Who does not follow has no card of the suit.  In Trumps, who then does not go over a trump has none that is higher
    (B-TR-MUST-RUFF, B-TR-OVERRUFF); nor has who does not go over a trump that is led, where it must be beaten
    (B-TR-TRUMPLED-BEAT).
    """
    led = trick.led
    top: Card | None = None
    for place, card in enumerate(trick.cards):
        seat = (trick.leader + place) % trick.players
        over = card.suit == trumps and (top is None or card.height > top.height)
        if led and card.suit != led:
            yield seat, pack.of(led)
        if trumps and not over and (must_beat if led == trumps else card.suit != led):
            yield seat, pack.above(top) if top else pack.of(trumps)
        if over:
            top = card
