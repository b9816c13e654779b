"""The contracts: what they multiply a score by."""

from __future__ import annotations

import random
from decimal import Decimal
from fractions import Fraction

from tutor.core.message import N_, Facts
from tutor.tarot.score.sheet import CONTRACT_FACTORS, MULTIPLIER
from tutor.teach.boards import undrawn
from tutor.teach.finished import CONTRACTS
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Question
from tutor.teach.saying import Saying

SAME_DEAL = N_(
    "A contract of {played:term} has brought its taker {points} points from each defender, and nobody had earned a"
    " bonus. What would just the same deal have brought at {other:term}?"
)
TIMES = N_("Prise counts once, garde twice, garde sans four times and garde contre six times.")
WORKED_OUT = N_(
    "Counted once, as at prise, this deal is worth {once} points. At {other:term} it counts {to} {to:n|time|times}:"
    " {to} × {once} = {value}."
)
EVEN_STEPS = N_("That adds one more for every contract. They count once, twice, four times and six times.")
ONCE_FIRST = N_("What would the deal have brought at prise, where everything counts once?")


def _ask_factor(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    """From prise to a higher contract; from any to a higher one; from any to any."""
    played, other = rng.sample(CONTRACTS, 2)
    if level == 1:
        played, other = CONTRACTS[0], rng.choice(CONTRACTS[1:])
    elif level == 2:  # noqa: PLR2004 - levels are counted
        played, other = sorted((played, other), key=CONTRACTS.index)
    once, times, to = rng.randrange(25, 56), CONTRACT_FACTORS[played], CONTRACT_FACTORS[other]
    facts: Facts = {"played": played, "other": other, "points": once * times}
    worked = Saying.plain(WORKED_OUT, other=other, to=to, once=once, value=once * to)
    # As if the contracts counted once, twice, three times and four times.
    steps = Fraction(once * times * (CONTRACTS.index(other) + 1), CONTRACTS.index(played) + 1)
    slips = {Decimal(int(steps)): Saying.plain(EVEN_STEPS, MULTIPLIER)} if steps.denominator == 1 else {}
    slips.pop(Decimal(once * to), None)
    hints = Hints((Saying.plain(ONCE_FIRST),), (Saying.plain(TIMES, MULTIPLIER),))
    number = Number(Decimal(once * to), slips)
    return Question("number", (), SAME_DEAL, (worked,), hints, facts=facts, number=number)


CONTRACT_FACTOR = Kind(
    "contract-factor",
    N_("What does a contract multiply?"),
    "number",
    (MULTIPLIER,),
    undrawn,
    _ask_factor,
    of_a_deal=False,
)
