"""Counts of cards: all of a sort, less those that one has seen, and what they come to who forget some."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tutor.core.cards import Cards
from tutor.core.trick import Trick
from tutor.teach.number import Number
from tutor.teach.posed import Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying


class Count(NamedTuple):
    """All cards of a sort: some of them are somebody’s ``own``, and some are ``gone``, played or won by anybody."""

    all: Cards
    own: Cards
    gone: Cards

    @classmethod
    def of(cls, sort: Cards, hand: Cards, gone: Cards) -> Count:
        """The cards of a sort, by a hand and by all the cards, of any sort, that have been seen besides."""
        return cls(sort, hand & sort, gone & sort)

    @property
    def left(self) -> Cards:
        """Those that are still to be seen."""
        return self.all - self.own - self.gone

    @property
    def facts(self) -> dict[str, int]:
        """The four numbers, of which the reasons speak."""
        return {"all": len(self.all), "own": len(self.own), "gone": len(self.gone), "left": len(self.left)}


def off_suit(suit: str, tricks: Iterable[Trick]) -> int:
    """The number of cards of a suit in tricks to which another suit was led: discards, or trumps that have ruffed."""
    return sum(card.suit == suit != trick.cards[0].suit for trick in tricks for card in trick.cards)


def so_many(right: int, because: tuple[Saying, ...], hints: Hints, slips: Mapping[int, Saying]) -> Verdicts:
    """The verdict on a count, with the mistakes from which other numbers come."""
    return Verdicts(because, hints, number=Number.of(right, slips))
