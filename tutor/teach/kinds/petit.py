"""The worth of the Petit to the side that wins it."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.core.cards import SUITS, TAROT
from tutor.core.message import N_
from tutor.tarot.score.count import NEEDED, THRESHOLD, VALUES, points
from tutor.tarot.trick import PETIT
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.plays import PLAYERS
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

# What is the Petit worth?

WORTH_WHAT = N_(
    "Apart from this trick the taker’s side has {bouts} {bouts:n|bout|bouts}. If it wins the trick as well, how many"
    " points nearer to its contract does that bring it, the points in the cards and the points that it needs less?"
)
TWO_GAINS = N_("What are the four cards worth? And how many points does the taker need with one bout more?")
CARDS_WORTH = N_("The four cards are worth {points:half}.")
NEEDS_LESS = N_("With {more} {more:n|bout|bouts} the taker needs {needs} in place of {needed}: {less} fewer.")
IN_ALL = N_("That is {points:half} in all.")
ONLY_CARDS = N_("That is what the cards are worth. The Petit also makes a bout more, so the taker needs fewer points.")
ONLY_BOUT = N_("So many fewer points are needed with a bout more. The cards themselves count as well.")


def _draw_worth(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A trick with the Petit in it: low cards beside it, some dear ones, or more of them."""
    low = [card for card in TAROT.cards if points(card) == 1]
    dear = [card for card in TAROT.cards if points(card) > 1 and card.suit in SUITS]
    others = [*rng.sample(dear, level - 1), *rng.sample(low, PLAYERS - level)]
    cards = [PETIT, *others]
    rng.shuffle(cards)
    return (Laid(tuple(cards)),)


def _ask_worth(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    (trick,) = boards
    if not isinstance(trick, Laid):
        return None
    bouts = rng.randrange(len(NEEDED) - 1)
    cards, less = Decimal(sum(map(points, trick.cards))) / 2, NEEDED[bouts] - NEEDED[bouts + 1]
    because = (
        Saying.plain(CARDS_WORTH, VALUES, points=float(cards)),
        Saying.plain(NEEDS_LESS, THRESHOLD, more=bouts + 1, needs=NEEDED[bouts + 1], needed=NEEDED[bouts], less=less),
        Saying.plain(IN_ALL, points=float(cards + less)),
    )
    slips = {cards: Saying.plain(ONLY_CARDS, THRESHOLD), Decimal(less): Saying.plain(ONLY_BOUT, VALUES)}
    number = Number(cards + less, slips, halves=True)
    hints = Hints((Saying.plain(TWO_GAINS),), (Saying.plain(THRESHOLD.statement, THRESHOLD),), (TAROT.set([PETIT]),))
    return Question("number", boards, WORTH_WHAT, because, hints, facts={"bouts": bouts}, number=number)


PETIT_WORTH = Kind(
    "petit-worth",
    N_("What is the Petit worth?"),
    "number",
    (VALUES, THRESHOLD),
    _draw_worth,
    _ask_worth,
    of_a_deal=False,
)
