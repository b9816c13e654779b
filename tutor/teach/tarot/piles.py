"""Piles of Tarot as one counts them, and the steps of a count in pairs."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tutor.core.cards import TAROT, Card, Cards
from tutor.core.message import N_, Message
from tutor.tarot.score.count import LOW, WORTH
from tutor.tarot.score.tally import INDIVIDUAL, PAIRS, Pile
from tutor.teach.judge import Judge
from tutor.teach.saying import Saying

IN_PAIRS: dict[str, Message] = {
    "fives": N_("Pairs with a bout or a king: {count} × {kind} = {points}"),
    "fours": N_("Pairs with a queen: {count} × {kind} = {points}"),
    "threes": N_("Pairs with a knight: {count} × {kind} = {points}"),
    "twos": N_("Pairs with a jack: {count} × {kind} = {points}"),
    "ones": N_("Pairs of two low cards: {count} × {kind} = {points}"),
}
LEFT_OVER = N_("Left over, and counted card by card: {points:half}.")
IN_ALL = N_("Together {points:half}")
THEIR_PILE = N_("The defence’s pile. All other cards of the pack are the taker’s.")

#: The number of cards in a pile, by level.
SIZES = {1: range(6, 12, 2), 2: range(11, 24), 3: range(24, 41)}
#: The worth of a pair of each kind.
KINDS_OF_PAIRS = dict(zip(IN_PAIRS, (5, 4, 3, 2, 1), strict=True))


def pile(count: int, rng: random.Random) -> list[Card]:
    """Some cards as one counts them: a high card with a low one as long as there are both, then the rest."""
    cards = rng.sample(TAROT.cards, count)
    high = [card for card in cards if card not in WORTH[LOW]]
    low = [card for card in cards if card in WORTH[LOW]]
    paired = [card for pair in zip(high, low, strict=False) for card in pair]
    return [*paired, *high[len(low) :], *low[len(high) :]]


def working(cards: Cards, judge: Judge) -> Iterator[Saying]:
    """A pile counted in pairs, kind by kind, and together, as a judge knows its worth."""
    counted = Pile.of(cards).pairs()
    for name, kind in KINDS_OF_PAIRS.items():
        if count := int(str(counted[name])):
            yield Saying.plain(IN_PAIRS[name], PAIRS, count=count, kind=kind, points=count * kind)
    if counted["odd"]:
        yield Saying.plain(LEFT_OVER, INDIVIDUAL, points=counted["odd"])
    yield Saying.plain(IN_ALL, PAIRS, points=judge.total(cards) / 2)
