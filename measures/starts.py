"""The best rank to start Domino from: the one that the tutor advises, beside the one nearest to the cards of the hand.

``python -m measures starts`` deals hands by seed.  Each is played out from every rank, with the other cards dealt anew
each time; it prints what the two starts bring the dealer, and what the best of all ranks would have brought that is
chosen by other deals than those which count.  It takes about twenty minutes.
"""

from __future__ import annotations

import random
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from measures.run import Run
from tutor import barbu
from tutor.core.cards import BARBU, Cards
from tutor.teach.barbu.planning import promised_from
from tutor.teach.barbu.plays import WHOLE, dealt

HANDS, DEALS = 800, 10
RANKS = [*BARBU.suits["S"]]


WAYS = ("advised", "nearest", "best of other deals")


def measure(run: Run) -> None:
    """Print what each way to choose a start brings, with its standard error."""
    for name, points in zip(WAYS, zip(*run.each(brings, range(HANDS), HANDS), strict=True), strict=True):
        print(f"{name}: {fmean(points):.1f} ± {stdev(points) / sqrt(HANDS):.1f}")


def brings(number: int) -> tuple[float, float, float]:
    """The points that a hand brings on average, by its number, with each way to choose a start."""
    hand = BARBU.set(random.Random(f"starts {number}").sample(BARBU.cards, WHOLE))
    scores = {rank: [_score(hand, rank, f"starts {number} {deal}") for deal in range(DEALS)] for rank in RANKS}
    promises, half = promised_from(hand), DEALS // 2
    advised = max(RANKS, key=promises.__getitem__)
    nearest = min(RANKS, key=lambda rank: _steps(hand, rank))
    best = max(RANKS, key=lambda rank: fmean(scores[rank][:half]))
    return fmean(scores[advised]), fmean(scores[nearest]), fmean(scores[best][half:])


def _score(hand: Cards, rank: str, seed: str) -> int:
    """The dealer's points in a deal that the tutor's players play from a rank."""
    at: Any = barbu.position(dealt(f"domino {rank}", random.Random(seed), leader=0, holds=hand))
    while at.turn is not None:
        at = at.after(at.read(barbu.choose(at), "move"))
    return (barbu.result(at).scores or (0,))[0]


def _steps(hand: Cards, start: str) -> int:
    return sum(abs(RANKS.index(card.rank) - RANKS.index(start)) for card in hand)
