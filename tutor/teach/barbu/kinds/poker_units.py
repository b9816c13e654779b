"""Chinese poker: what a row wins."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.barbu.contracts.chinese_poker import SUM, TIMES_FOUR, UNIT
from tutor.barbu.options import STANDARD
from tutor.barbu.poker import strength
from tutor.core.cards import BARBU, Cards
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.barbu.poker_rows import USUAL, by_rank, laid, some_rows
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

YOUR_UNITS = N_("These are the middle rows of the four players. How many units does yours win?")
YOUR_POINTS = N_("These are the middle rows of the four players. How many points does yours win, at four a unit?")
ALL_UNITS = N_("These are the middle rows of the four players. How many units do all four win together?")
WHOSE = N_("{by:Player}:")
WHICH_ARE_WORSE = N_("Which of the other rows are worse than yours? Equal ones do not count.")
EACH_WINS = N_("{by:Player} {by:you|beat|beats} {units} {units:n|row|rows} ({hand:term}).")
IN_POINTS = N_("{units} {units:n|unit|units} of {each} make {points}.")
IN_ALL = N_("Together that makes {units}.")
SIX_WITHOUT_TIES = N_("It is 6 only if all rows differ: 3 + 2 + 1 + 0.")
NOT_UNITS = N_("So many units; each of them is worth {each} points.")


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    while True:
        found = some_rows(rng.choices(USUAL[:6], k=PLAYERS), rng) if level < 3 else _tied(rng)  # noqa: PLR2004
        if found:
            rng.shuffle(found)
            titles = (Saying(None, ((WHOSE, {"by": at}),), CHAIR) for at in range(PLAYERS))
            return tuple(Laid(by_rank(cards), title, small=True) for cards, title in zip(found, titles, strict=True))


def _tied(rng: random.Random) -> list[Cards] | None:
    """Four rows of which two are equal, or twice two; ``None`` if they do not come."""
    found = some_rows(rng.choices(USUAL[:5], k=PLAYERS - 1), rng)
    if not found:
        return None
    first, second, third = found
    left = BARBU.all - first - second - third
    twin = _equal(first, left, rng)
    fourth = _equal(second, left - twin, rng) if twin and rng.random() < 1 / 3 else third
    return [first, second, twin, fourth] if twin and fourth else None


def _equal(cards: Cards, left: Cards, rng: random.Random) -> Cards | None:
    """Other cards of the same ranks that make the same; ``None`` if there are none left."""
    others = BARBU.none
    for card in cards:
        same = [*(left - others).of_rank(card.rank)]
        others |= BARBU.set(rng.sample(same, min(len(same), 1)))
    return others if len(others) == len(cards) and strength(others) == strength(cards) else None


def _ask(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question:
    strengths = [*map(strength, laid(boards))]
    won = [sum(own > other for other in strengths) for own in strengths]
    each, mine = STANDARD.poker, won[LEARNER]
    told: tuple[tuple[Message, Facts], ...] = tuple(
        (EACH_WINS, {"by": at, "units": won[at], "hand": strengths[at].name})
        for at in (range(PLAYERS) if level > 2 else (LEARNER,))  # noqa: PLR2004 - levels are counted
    )
    hints = Hints((Saying.plain(WHICH_ARE_WORSE),), (Saying.plain(UNIT.statement, UNIT),))
    if level == 1:
        because = Saying(UNIT, told, CHAIR)
        return Question("number", boards, YOUR_UNITS, (because,), hints, number=Number(Decimal(mine)))
    if level == 2:  # noqa: PLR2004
        points = (IN_POINTS, {"units": mine, "each": each, "points": mine * each})
        slips = {Decimal(mine): Saying.plain(NOT_UNITS, TIMES_FOUR, each=each)} if mine else {}
        because = Saying(TIMES_FOUR, (*told, points), CHAIR)
        return Question("number", boards, YOUR_POINTS, (because,), hints, number=Number(Decimal(mine * each), slips))
    because = Saying(SUM, (*told, (IN_ALL, {"units": sum(won)})), CHAIR)
    slips = {Decimal(6): Saying.plain(SIX_WITHOUT_TIES, SUM)} if sum(won) != 6 else {}  # noqa: PLR2004
    return Question("number", boards, ALL_UNITS, (because,), hints, number=Number(Decimal(sum(won)), slips))


POKER_UNITS = Kind(
    "poker-units",
    N_("What a row wins"),
    "number",
    (UNIT, SUM, TIMES_FOUR),
    _draw,
    _ask,
    of_a_deal=False,
)
