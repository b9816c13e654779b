"""Which contract to call, and which to keep: what a hand promises, beside what it is worth to keep a contract.

All of it is advice; only what is clear is asked.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from tutor.barbu.advice import prices
from tutor.barbu.advice.calling import KEEP
from tutor.barbu.contracts import SEVEN
from tutor.barbu.house import FOUR
from tutor.barbu.options import USUAL
from tutor.barbu.setting import Setting
from tutor.core.cards import BARBU, Cards
from tutor.core.message import N_, Facts, Message
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Offer, Offers
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Option, Pad, Question
from tutor.teach.saying import Saying

YOUR_HAND = N_("You are the dealer, and this is your hand. Below it stands what it promises in each contract.")
CALL = N_("call {contract:term}", "an option")
MARK_ABOVE = N_("Advice: mark every contract that promises more with this hand than it is worth to keep.")
WHICH_CALL = N_("Advice: which contract do you call with this hand?")
IS_ABOVE = N_("{contract:term} promises {promise:signed}: more than the {price} that it is worth to keep.")
IS_BELOW = N_("{contract:term} promises {promise:signed}: less than the {price} that it is worth to keep.")
IS_BEST = N_(
    "{contract:term} promises {promise:signed}, and to keep it is worth {price}. That makes {gain:signed} for calling"
    " it now, and no other contract comes to as much."
)
IS_WORSE = N_(
    "{contract:term} promises {promise:signed}, and to keep it is worth {price}. That makes {gain:signed} for calling"
    " it now; {best:term} comes to {most:signed}."
)
COMPARE = N_("What could you do with this contract on a later deal, with another hand?")
SUBTRACT = N_("Take the price away from the promise, contract by contract. The largest difference is the call.")
COMPARE_BARS = N_("Look at the two numbers, contract by contract: is the promise larger than the price?")
BY_HEART = N_(
    "While all seven are left, Domino is worth about {domino} to keep and Trumps about {trumps}. The five others are"
    " worth from {low} to {high}."
)

#: What asks about boards.
Ask = Callable[[tuple[Board, ...], int, random.Random], Question | None]
#: How many contracts are left, by level; from the third on one has to know the prices.
LEFT = {1: 2, 2: 4, 3: 7}
FROM_MEMORY = 3
#: By how many points a promise must differ from its price, and the best call from the next one.
CLEAR = {1: 2, 2: 2, 3: 3}
GAP = 4
#: How often, by level, a hand is passed over that tempts nobody: its biggest promise is its call.
PLAIN = {1: 0.3, 2: 0.6, 3: 0.93}
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


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A hand, and what it promises in the contracts that are left."""
    hand = a_hand(rng)
    shown = Laid(tuple(hand), Saying.plain(YOUR_HAND))
    return shown, offers(hand, some_left(LEFT[level], rng), rng, priced=level < FROM_MEMORY)


def _hints(level: int, says: Message) -> Hints:
    """What helps: how to go about it, or the prices, where they are to be known."""
    rules = [Saying.plain(says, KEEP)]
    if level == FROM_MEMORY:
        cheap = [price(name, ALL) for name in prices.NAMES if name not in DEAR]
        facts = {name: price(name, ALL) for name in DEAR}
        rules = [Saying.plain(BY_HEART, KEEP, low=min(cheap), high=max(cheap), **facts)]
    return Hints((Saying.plain(COMPARE),), tuple(rules))


def _ask_above(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    """Every contract whose promise beats its price, if all of them are clear; mostly not the dear ones alone."""
    _, board = boards
    left = left_of(board) if isinstance(board, Offers) else {}
    gains = [promise - worth for promise, worth in left.values()]
    if not 0 < sum(gain > 0 for gain in gains) < len(gains) or min(map(abs, gains)) < CLEAR[level]:
        return None
    if all(name in DEAR for name, (promise, worth) in left.items() if promise > worth) and rng.random() < PLAIN[level]:
        return None
    options = []
    for name, (promise, worth) in left.items():
        says = IS_ABOVE if promise > worth else IS_BELOW
        told = Saying.plain(says, KEEP, contract=name, promise=promise, price=worth)
        options.append(Option(name, _called(name), promise > worth, told))
    because = tuple(option.says for option in options if option.right)
    return Question("mark", boards, MARK_ABOVE, because, _hints(level, COMPARE_BARS), options=tuple(options))


def _ask_call(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    """The contract whose promise beats its price by most; more often than not another one promises more."""
    _, board = boards
    left = left_of(board) if isinstance(board, Offers) else {}
    gain = {name: promise - worth for name, (promise, worth) in left.items()}
    best, second = sorted(gain, key=gain.__getitem__, reverse=True)[:2]
    richest = max(left, key=lambda name: left[name][0])
    if gain[best] - gain[second] < GAP or (richest == best and rng.random() < PLAIN[level]):
        return None
    options = []
    for name, (promise, worth) in left.items():
        facts: Facts = {"contract": name, "promise": promise, "price": worth, "gain": gain[name]}
        says = Saying.plain(IS_BEST, KEEP, **facts)
        if name != best:
            says = Saying.plain(IS_WORSE, KEEP, **facts, best=best, most=gain[best])
        options.append(Option(name, _called(name), name == best, says))
    because = tuple(option.says for option in options if option.right)
    return Question("choose", boards, WHICH_CALL, because, _hints(level, SUBTRACT), options=tuple(options))


def _called(contract: str) -> Saying:
    return Saying.plain(CALL, contract=contract)


def _kind(name: str, title: Message, pad: Pad, ask: Ask) -> Kind:
    return Kind(name, title, pad, (KEEP,), _draw, ask, of_a_deal=False)


ABOVE_PRICE = _kind("planning-above", N_("Promise against price"), "mark", _ask_above)
WHAT_TO_CALL = _kind("planning-call", N_("What do you call?"), "choose", _ask_call)
