"""What a price is: what the contracts that are left are worth with one of them, less what they are worth without it."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.barbu.advice import prices
from tutor.barbu.advice.calling import KEEP
from tutor.barbu.contracts import SEVEN
from tutor.core.message import N_, Facts
from tutor.teach.barbu.kinds.planning import a_hand, promised, some_left
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

WITH = N_("With {left:and} left, a dealer makes {points} points on average who calls them well.")
WITHOUT = N_("With {left:and} left, it is {points} {points:n|point|points}.")
USUAL = N_("An average hand promises {points} points in {contract:term}.")
PROMISE = N_("This hand promises {points:signed} {points:n|point|points} in {contract:term}.")
WHAT_IS_THE_PRICE = N_("What is the price of {contract:term} here: how many points is it worth to keep?")
WHAT_IS_THE_GAIN = N_(
    "How many points does a dealer gain over that average by calling {contract:term} with this hand? It can be a loss."
)
THE_PRICE = N_("{whole} points with {contract:term} left, {rest} without: so to keep it is worth {price}.")
THE_GAIN = N_(
    "To keep {contract:term} is worth {whole} − {rest} = {price} points, and the hand promises {promise:signed}: that"
    " makes {gain:signed}."
)
WHAT_CHANGES = N_("What can the dealer still make once {contract:term} has been called?")
ALL_OF_IT = N_("That is what all the contracts left are worth together. Some of it remains without {contract:term}.")
THE_REST = N_("That is what remains without {contract:term}.")
ONLY_THE_USUAL = N_(
    "That is what {contract:term} brings if you have to call it with any hand. With a choice of hands it is worth more."
)
ONLY_THE_PRICE = N_("That is the price of {contract:term}. What does the hand promise beside it?")
ONLY_THE_PROMISE = N_("That is what the hand promises. But {contract:term} would be worth something later too.")

#: How many contracts are left, by level.
LEFT = {1: (3, 3), 2: (3, 5), 3: (3, 5)}
CHOICE = {kind.name: round(kind.promise.choice) for kind in SEVEN}
#: From this level on it is asked what a hand gains.
GAINING = 3


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """What some contracts are worth with one and without it."""
    left = some_left(rng.randint(*LEFT[level]), rng)
    contract = rng.choice([name for name in prices.NAMES if name in left and CHOICE[name]])
    rest = left - {contract}
    whole, less = round(prices.value(left)), round(prices.value(rest))
    written = [
        Saying.plain(WITH, left=_in_order(left), points=whole),
        Saying.plain(WITHOUT, left=_in_order(rest), points=less, contract=contract),
    ]
    if level > 1:
        written.append(Saying.plain(USUAL, contract=contract, points=CHOICE[contract]))
    if level == GAINING:
        hand = a_hand(rng)
        written[-1] = Saying.plain(PROMISE, contract=contract, points=promised(hand, left)[contract])
    return (Laid((), None, tuple(written)),)


def _ask(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    """The difference of the two values; on the last level what a promise comes to beside it."""
    (board,) = boards
    told = [facts for says in (board.written if isinstance(board, Laid) else ()) for _, facts in says.sentences]
    whole, rest, *more = (int(str(facts["points"])) for facts in told)
    contract = told[1]["contract"]
    price, gaining = whole - rest, level == GAINING
    promise = more[0] if more else 0
    slips = {rest: THE_REST, whole: ALL_OF_IT}
    if gaining:
        slips |= {price: ONLY_THE_PRICE, promise: ONLY_THE_PROMISE}
    elif more:
        slips[promise] = ONLY_THE_USUAL
    right = promise - price if gaining else price
    if right in slips or (gaining and promise <= 0):
        return None
    facts: Facts = {"contract": contract, "whole": whole, "rest": rest, "price": price, "promise": promise}
    says = {Decimal(points): Saying.plain(slip, KEEP, contract=contract) for points, slip in slips.items()}
    because = Saying.plain(THE_GAIN if gaining else THE_PRICE, KEEP, **facts, gain=right)
    hints = Hints((Saying.plain(WHAT_CHANGES, contract=contract),), (Saying.plain(KEEP.statement, KEEP),))
    number = Number(Decimal(right), says, signed=gaining)
    prompt = WHAT_IS_THE_GAIN if gaining else WHAT_IS_THE_PRICE
    return Question("number", boards, prompt, (because,), hints, {"contract": contract}, number=number)


def _in_order(left: prices.Left) -> tuple[str, ...]:
    return tuple(name for name in prices.NAMES if name in left)


#: So many different questions of a level there are at least.
STOCK = 24
FIND_PRICE = Kind(
    "planning-price", N_("What is the price?"), "number", (KEEP,), _draw, _ask, of_a_deal=False, stock=STOCK
)
