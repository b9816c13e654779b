"""A dealer's hand, with what it promises in the contracts that are left, and what it is worth to keep each of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.barbu.advice.calling import KEEP
from tutor.barbu.advice.prices import Left
from tutor.core.cards import Cards
from tutor.core.message import N_, Message
from tutor.teach.barbu.kinds.planning import ALL, DEAR, a_hand, offers, promised, some_left
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.question import Board, Hints, Laid
from tutor.teach.saying import Saying

YOUR_HAND = N_("You are the dealer, and this is your hand. Below it stands what it promises in each contract.")
COMPARE = N_("What could you do with this contract on a later deal, with another hand?")
BY_HEART = N_(
    "While all seven are left, Domino is worth about {domino} to keep and Trumps about {trumps}. The five others are"
    " worth from {low} to {high}."
)


class Planned(NamedTuple):
    """A hand with its ``promises``, in whole points, in the contracts that are ``left``."""

    hand: Cards
    left: Left
    promises: Mapping[str, int]

    @classmethod
    def drawn(cls, draw: Draw) -> Planned:
        """Any hand, while two contracts are left, four of them, or all seven."""
        hand, left = a_hand(draw.rng), some_left(draw.of(2, 4, 7), draw.rng)
        return cls(hand, left, promised(hand, left))

    def boards(self, draw: Draw) -> tuple[Board, ...]:
        """The hand and the dealer's set; at the last level without the prices, which are the same in each set."""
        laid = Laid(tuple(self.hand), Saying.plain(YOUR_HAND), data={"of": "you"})
        return laid, offers(self.hand, self.left, draw.rng, priced=self.left != ALL)

    def prices(self, judge: Judge) -> dict[str, int]:
        """What it is worth to keep each contract, in whole points."""
        return {name: round(judge.price(name, self.left)) for name in self.promises}

    def gains(self, judge: Judge) -> dict[str, int]:
        """The promise of each contract less its price."""
        return {name: self.promises[name] - price for name, price in self.prices(judge).items()}

    def hints(self, says: Message, judge: Judge) -> Hints:
        """What helps: how to go about it, or the prices, where they are to be known."""
        rule, prices = Saying.plain(says, KEEP), self.prices(judge)
        if self.left == ALL:
            cheap = [price for name, price in prices.items() if name not in DEAR]
            dear = {name: prices[name] for name in DEAR}
            rule = Saying.plain(BY_HEART, KEEP, low=min(cheap), high=max(cheap), **dear)
        return Hints((Saying.plain(COMPARE),), (rule,))


def passed_over(draw: Draw) -> bool:
    """Whether a hand that tempts nobody is passed over this time: the oftener, the higher the level."""
    return draw.rng.random() < draw.of(0.3, 0.6, 0.93)
