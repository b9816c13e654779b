"""What cards are worth: a few of them together."""

from __future__ import annotations

import random
from collections.abc import Iterator
from decimal import Decimal

from tutor.core.cards import TAROT, Cards
from tutor.core.message import N_
from tutor.tarot.score.count import LOW, VALUES, WORTH, total
from tutor.tarot.trick import BOUTS
from tutor.teach.kind import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

HOW_MUCH = N_("What are these cards worth together?")
WHICH_COUNT = N_("Which of these cards count more than half a point?")
ALONE = N_("Count {worth:half} for {cards:and}.")
EACH = N_("Count {worth:half} each for {cards:and}: that makes {points:half}.")
TOGETHER = N_("Together they are worth {points:half}.")
NO_HALVES = N_("That is what the high cards are worth. Each low card adds half a point.")
WHOLE_LOW_CARDS = N_("That counts a whole point for each low card. A low card is worth half a point.")

#: How many cards are counted, by level, and how many of them are high ones.
SIZES = {1: (3, 5), 2: (5, 7), 3: (8, 11)}
HIGH = {1: (1, 2), 2: (2, 4), 3: (3, 6)}
_HIGH_CARDS = [card for card in TAROT.cards if card not in WORTH[LOW]]


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    """A few cards, more of them from level to level; the bouts come last."""
    high = [card for card in _HIGH_CARDS if level > 1 or card not in BOUTS]
    counted = rng.randint(*HIGH[level])
    cards = rng.sample(high, counted) + rng.sample([*WORTH[LOW]], rng.randint(*SIZES[level]) - counted)
    rng.shuffle(cards)
    return (Laid(tuple(cards)),)


def _ask(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (shown,) = boards
    if not isinstance(shown, Laid):
        return None
    cards = TAROT.set(shown.cards)
    doubled, low = total(cards), len(cards & WORTH[LOW])
    slips = {doubled - low: NO_HALVES, doubled + low: WHOLE_LOW_CARDS} if low else {}
    said = {_points(slip): Saying.plain(says, VALUES) for slip, says in slips.items()}
    number = Number(_points(doubled), said, halves=True)
    hints = Hints((Saying.plain(WHICH_COUNT),), (Saying.plain(VALUES.statement, VALUES),), (cards - WORTH[LOW],))
    return Question("number", boards, HOW_MUCH, tuple(_working(cards)), hints, number=number)


def _working(cards: Cards) -> Iterator[Saying]:
    """What the cards are worth, the dearest first, and together."""
    for doubled, alike in WORTH.items():
        held = cards & alike
        if held:
            says, together = EACH if len(held) > 1 else ALONE, doubled * len(held) / 2
            yield Saying.plain(says, VALUES, cards=held, worth=doubled / 2, points=together)
    yield Saying.plain(TOGETHER, VALUES, points=total(cards) / 2)


def _points(doubled: int) -> Decimal:
    return Decimal(doubled) / 2


TRICK_POINTS = Kind("trick-points", N_("What are they worth?"), "number", (VALUES,), _draw, _ask, of_a_deal=False)
