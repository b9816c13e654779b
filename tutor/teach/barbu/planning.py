"""Hands of a dealer: what they promise in the contracts that are left, and what it is worth to keep a contract."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import NamedTuple

from tutor.barbu.advice import prices
from tutor.barbu.advice.calling import KEEP
from tutor.barbu.advice.prospects import edge
from tutor.barbu.contracts import SEVEN, Domino
from tutor.barbu.house import FOUR
from tutor.barbu.options import USUAL
from tutor.barbu.setting import Setting
from tutor.core.cards import BARBU, Cards
from tutor.core.message import N_, Message
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.open_boards import ContractOffer, ContractOffers
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid
from tutor.teach.saying import Saying

YOUR_HAND = N_("You are the dealer. This is your hand, and what it promises in each contract.")
COMPARE = N_(
    "No contract promises more here than {contract:term} ({promise:signed}). What could it bring with another hand, if"
    " you kept it?"
)
BY_HEART = N_(
    "While all seven are left, Domino is worth about {domino} to keep and Trumps about {trumps}. The five others are"
    " worth from {low} to {high}."
)

#: The points by which the best call beats the next one, so that it is clear.
GAP = 4
#: The range of points of a called contract with its bets: one that costs points, and one that brings some.
MADE = {False: (-22, 22), True: (-5, 60)}
ALL = frozenset(prices.NAMES)
#: The dear ones, of which one at least is left.
DEAR = tuple(kind.name for kind in SEVEN if kind.positive)


def a_hand(rng: random.Random) -> Cards:
    """Any hand."""
    return BARBU.set(rng.sample(BARBU.cards, len(BARBU) // FOUR))


def promised(hand: Cards, left: prices.Left) -> dict[str, int]:
    """The promise of a hand in each contract that is left, in whole points."""
    called = tuple(name for name in prices.NAMES if name not in left)
    setting = Setting(FOUR, LEARNER, USUAL, (hand, None, None, None), called)
    return {name: round(found.points) for name, found in prices.promises(hand, setting).items()}


def promised_from(hand: Cards) -> dict[str, float]:
    """The promise of a hand in Domino, in points, from each rank that can start it."""
    setting = Setting(FOUR, LEARNER, USUAL, (hand, None, None, None))
    return {domino.rank: edge(hand, domino, setting) for domino in Domino.calls(BARBU)}


def some_left(number: int, rng: random.Random) -> prices.Left:
    """So many contracts, a dear one among them."""
    dear = rng.choice(DEAR)
    return frozenset([dear, *rng.sample([name for name in prices.NAMES if name != dear], number - 1)])


def price(contract: str, left: prices.Left) -> int:
    """The price of a contract that is kept, in whole points."""
    return round(prices.price(contract, left))


def offers(hand: Cards, left: prices.Left, rng: random.Random, *, priced: bool = True) -> ContractOffers:
    """A dealer's set on one screen."""
    promises = promised(hand, left)
    return ContractOffers(
        tuple(
            ContractOffer(name, promises=promises[name], price=price(name, left) if priced else None)
            if name in left
            else ContractOffer(name, made=rng.randint(*MADE[name in DEAR]))
            for name in prices.NAMES
        )
    )


class Planned(NamedTuple):
    """A hand with its ``promises``, in whole points, in the contracts that are ``left``."""

    hand: Cards
    left: prices.Left
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
        """The price of each contract that is kept, in whole points."""
        return {name: round(judge.price(name, self.left)) for name in self.promises}

    def gains(self, judge: Judge) -> dict[str, int]:
        """The promise of each contract less its price."""
        return {name: self.promises[name] - points for name, points in self.prices(judge).items()}

    def hints(self, says: Message, judge: Judge) -> Hints:
        """The hints: how to go about it, or the prices, where they are to be known."""
        rule, worth = Saying.plain(says, KEEP), self.prices(judge)
        if self.left == ALL:
            cheap = [points for name, points in worth.items() if name not in DEAR]
            dear = {name: worth[name] for name in DEAR}
            rule = Saying.plain(BY_HEART, KEEP, low=min(cheap), high=max(cheap), **dear)
        richest = max(self.promises, key=self.promises.__getitem__)
        return Hints((Saying.plain(COMPARE, None, contract=richest, promise=self.promises[richest]),), (rule,))


def passed_over(draw: Draw) -> bool:
    """Whether a hand that tempts nobody is passed over this time: the oftener, the higher the level."""
    return draw.rng.random() < draw.of(0.3, 0.6, 0.93)
