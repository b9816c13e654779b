"""Two kinds of contracts: one in which all tricks count alike, one in which certain cards cost."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import ClassVar

from tutor.barbu.contracts.contract import TrickContract
from tutor.barbu.options import Options
from tutor.barbu.trick import Taken
from tutor.barbu.values import Values
from tutor.core.cards import Card, Cards, Pack
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Line


@dataclass(frozen=True, slots=True)
class EveryTrick(TrickContract):
    """A contract in which each trick costs, or brings, the same: ``price``.  ``score_rule`` says so."""

    score_rule: ClassVar[Rule]

    @abstractmethod
    def price(self, values: Values, /) -> int:
        """The points of each trick, negative for a penalty."""

    def pieces(self, values: Values, pack: Pack, players: int, /) -> tuple[int, ...]:
        """A piece for each trick."""
        return (self.price(values),) * (len(pack) // players)

    def base(self, taken: Sequence[Taken], values: Values) -> tuple[Line, ...]:
        """A line for everybody who has won tricks, with their number (``count``)."""
        winners, price = [trick.winner for trick in taken], self.price(values)
        won = [(seat, winners.count(seat)) for seat in sorted(set(winners))]
        return tuple(Line(Reason(self.score_rule, {"by": seat, "count": count}), count * price) for seat, count in won)

    def stake(self, _left: int, values: Values, /) -> float:
        """The price of a trick."""
        return self.price(values)


@dataclass(frozen=True, slots=True)
class PenaltyCards(TrickContract):
    """A contract in which certain cards cost the player who wins them, the ``costly`` ones.

    ``score_rule`` says what they cost.  ``open_rule``, if there is one, has those that were won lie face up; and by
    ``end_rule`` play stops when all of them have been won: where that rule is an option, only at tables that want it.
    """

    score_rule: ClassVar[Rule]
    open_rule: ClassVar[Rule | None] = None
    end_rule: ClassVar[Rule | None] = None

    @abstractmethod
    def costly(self, card: Card) -> bool:
        """Whether a card is one of those."""

    @abstractmethod
    def price(self, card: Card, values: Values, /) -> int:
        """The points of such a card, as a number below zero."""

    def pieces(self, values: Values, pack: Pack, _players: int, /) -> tuple[int, ...]:
        """A piece for each such card, the dearest first."""
        return tuple(sorted(self.price(card, values) for card in _costly(self, pack)))

    def base(self, taken: Sequence[Taken], values: Values) -> tuple[Line, ...]:
        """A line for everybody who has won such cards, with the cards."""
        piles = captured(taken, _costly(self, taken[0].cards.pack)) if taken else []
        return tuple(
            Line(Reason(self.score_rule, {"by": seat, "cards": pile}), sum(self.price(card, values) for card in pile))
            for seat, pile in piles
        )

    def face_up(self, taken: Sequence[Taken], /) -> list[tuple[int, Cards]]:
        """The costly cards won by each seat, if they lie face up."""
        return captured(taken, _costly(self, taken[0].cards.pack)) if taken and self.open_rule else []

    def decided(self, taken: Sequence[Taken], options: Options, /) -> Reason | None:
        """The reason why play stops: all costly cards have been won, in complete tricks."""
        rule = self.end_rule
        if rule is None or (rule.option is not None and not getattr(options, rule.option)):
            return None
        costly = _costly(self, taken[-1].cards.pack)
        if not taken[-1].cards & costly:
            return None
        won = sum(len(trick.cards & costly) for trick in taken)
        return Reason(rule, {}) if won == len(costly) else None

    def penalty(self, card: Card, values: Values, /) -> int:
        """The price of a costly card."""
        return self.price(card, values) if self.costly(card) else 0


@cache
def _costly(contract: PenaltyCards, pack: Pack) -> Cards:
    return pack.set(filter(contract.costly, pack.cards))


def captured(taken: Sequence[Taken], wanted: Cards | None = None) -> list[tuple[int, Cards]]:
    """Each seat that has won cards, or some of those that are ``wanted``, and which."""
    piles: dict[int, Cards] = {}
    for trick in taken:
        piles[trick.winner] = piles.get(trick.winner, trick.cards) | trick.cards
    won = ((seat, pile if wanted is None else pile & wanted) for seat, pile in piles.items())
    return sorted(((seat, pile) for seat, pile in won if pile), key=itemgetter(0))
