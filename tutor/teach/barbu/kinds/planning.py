"""Hands of a dealer: what they promise in the contracts that are left, and what it is worth to keep a contract."""

from __future__ import annotations

import random

from tutor.barbu.advice import prices
from tutor.barbu.contracts import SEVEN
from tutor.barbu.house import FOUR
from tutor.barbu.options import USUAL
from tutor.barbu.setting import Setting
from tutor.core.cards import BARBU, Cards
from tutor.teach.open_boards import Offer, Offers
from tutor.teach.positions import LEARNER

#: By how many points the best call beats the next one, so that it is clear.
GAP = 4
#: What a contract may have made with its bets, when it was called: one that costs points, and one that brings some.
MADE = {False: (-22, 22), True: (-5, 60)}
ALL = frozenset(prices.NAMES)
#: The dear ones, of which one at least is left.
DEAR = tuple(kind.name for kind in SEVEN if kind.positive)


def a_hand(rng: random.Random) -> Cards:
    """Any hand."""
    return BARBU.set(rng.sample(BARBU.cards, len(BARBU) // FOUR))


def promised(hand: Cards, left: prices.Left) -> dict[str, int]:
    """What a hand promises in whole points in each contract that is left."""
    called = tuple(name for name in prices.NAMES if name not in left)
    setting = Setting(FOUR, LEARNER, USUAL, (hand, None, None, None), called)
    return {name: round(found.points) for name, found in prices.promises(hand, setting).items()}


def some_left(number: int, rng: random.Random) -> prices.Left:
    """So many contracts, a dear one among them."""
    dear = rng.choice(DEAR)
    return frozenset([dear, *rng.sample([name for name in prices.NAMES if name != dear], number - 1)])


def price(contract: str, left: prices.Left) -> int:
    """What it is worth to keep a contract, in whole points."""
    return round(prices.price(contract, left))


def offers(hand: Cards, left: prices.Left, rng: random.Random, *, priced: bool = True) -> Offers:
    """A dealer's set on one screen."""
    promises = promised(hand, left)
    return Offers(
        tuple(
            Offer(name, promises=promises[name], price=price(name, left) if priced else None)
            if name in left
            else Offer(name, made=rng.randint(*MADE[name in DEAR]))
            for name in prices.NAMES
        )
    )


def left_of(board: Offers) -> dict[str, tuple[int, int]]:
    """The contracts that are left, each with its promise and its price."""
    promises = {one.contract: one.promises for one in board.offers if one.promises is not None}
    left = frozenset(promises)
    return {name: (points, price(name, left)) for name, points in promises.items()}
