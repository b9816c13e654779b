"""What a contract is: its name, what it is worth, and, if it is played in tricks, what it asks of every card."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import ClassVar

from tutor.barbu.options import Options, Values
from tutor.barbu.trick import Taken, Trick, follow
from tutor.cards import Card, Cards, Pack
from tutor.rule import Line, Obligation, Reason, Rule, allow


@dataclass(frozen=True, slots=True)
class Contract(ABC):
    """One of the contracts that a dealer may call.

    ``name`` is what a dealer can call only once, ``code`` the whole call as records write it, its suit or rank
    included.  Of a ``positive`` contract the points are won, of the others they are penalties.
    """

    name: ClassVar[str]
    positive: ClassVar[bool] = False

    @property
    def code(self) -> str:
        """The call as records write it: ``no-tricks``, ``trumps H``."""
        return self.name

    @abstractmethod
    def total(self, values: Values, pack: Pack, players: int) -> int:
        """What all players together win or lose."""

    def __str__(self) -> str:
        """The call as records write it."""
        return self.code


@dataclass(frozen=True, slots=True)
class TrickContract(Contract):
    """A contract that is played in tricks: without trumps and with free leads, unless it says otherwise."""

    lead_rule: ClassVar[Rule]

    def duty(self, hand: Cards, trick: Trick, played: Cards, options: Options) -> Obligation[Card]:
        """What the holder of ``hand`` must do as the next player to ``trick``, after ``played`` in earlier tricks."""
        led = trick.led
        return self.lead(hand, played, options) if led is None else follow(hand, led)

    def lead(self, hand: Cards, played: Cards, options: Options) -> Obligation[Card]:  # noqa: ARG002 - see hearts.py
        """Which cards may be led from ``hand``, after ``played`` in earlier tricks."""
        return Obligation.decided(hand, lambda: (allow(hand, Reason(self.lead_rule, {"led": None})),))

    def winner(self, trick: Trick) -> int:
        """The seat that wins a complete trick (B-NT-WINNER)."""
        return trick.seat_of(trick.best)

    def proof(self, card: Card, trick: Trick, played: Cards, options: Options) -> Cards:
        """The cards that the player of ``card`` cannot hold, since they were allowed to play it to ``trick``.

        Each of them alone, beside ``card``, would have forbidden it.
        """
        pack = played.pack
        return pack.set(
            other
            for other in pack.cards
            if other is not card and card not in self.duty(pack.set((card, other)), trick, played, options)
        )

    def face_up(self, taken: Sequence[Taken]) -> list[tuple[int, Cards]]:  # noqa: ARG002 - in most contracts nothing
        """The cards won that lie face up before their taker, and whose they are."""
        return []

    def decided(self, taken: Sequence[Taken], options: Options) -> Reason | None:  # noqa: ARG002 - most never are
        """Why no card can change the score any more, so that play stops; asked only after a complete trick."""
        return None

    @abstractmethod
    def base(self, taken: Sequence[Taken], values: Values) -> tuple[Line, ...]:
        """The plain score, before any doubles: lines, each with the seat that it is for as its fact ``by``."""


def captured(taken: Sequence[Taken], suit: str | None = None, rank: str | None = None) -> list[tuple[int, Cards]]:
    """Each seat that has won cards of a suit, of a rank, or of both, and which."""
    piles: dict[int, Cards] = {}
    for trick in taken:
        piles[trick.winner] = piles.get(trick.winner, trick.cards) | trick.cards
    found = []
    for seat, pile in sorted(piles.items(), key=itemgetter(0)):
        of_suit = pile.of(suit) if suit else pile
        if cards := of_suit.of_rank(rank) if rank else of_suit:
            found.append((seat, cards))
    return found


def tricks_won(taken: Sequence[Taken]) -> list[tuple[int, int]]:
    """Each seat that has won tricks, and how many."""
    winners = [trick.winner for trick in taken]
    return sorted((seat, winners.count(seat)) for seat in set(winners))
