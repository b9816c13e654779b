"""What the tutor's defenders promise each other by their cards, and whether it is true: in the same deals each time."""

from __future__ import annotations

from typing import Any, NamedTuple

from tutor import tarot
from tutor.cards import Card
from tutor.tarot.advice.signals import lies, signals
from tutor.tarot.play import Play
from tutor.tarot.score.count import points

PLAYERS = 4


class Promises(NamedTuple):
    """How many promises were kept and broken in some deals, and how many ``needless``ly broken.

    Needless is a lie where another card of the same suit and points, which might be played as well, tells none.
    """

    deals: int = 0
    kept: int = 0
    broken: int = 0
    needless: int = 0


def promised(seeds: range) -> Promises:
    """Count the promises of the deals with these seeds, without those that nobody takes."""
    counted = Promises()
    for seed in seeds:
        of_deal = _of_deal(seed)
        if of_deal.deals:
            counted = Promises(*map(sum, zip(counted, of_deal, strict=True)))
    return counted


def _of_deal(seed: int) -> Promises:
    at: Any = tarot.position(tarot.Match(PLAYERS, seed).record())
    kept = broken = needless = 0
    while at.turn is not None:
        move = at.read(tarot.choose(at), "here")
        if isinstance(move, Card):
            seen = at.seen_by(at.turn)
            told = [signal.true for signal in signals(seen, at.turn, move)]
            kept, broken = kept + told.count(True), broken + told.count(False)
            needless += False in told and _another(seen, move)
        at = tarot.onwards(at.after(move))
    return Promises(int(isinstance(at, Play)), kept, broken, needless)


def _another(seen: Play, card: Card) -> bool:
    """Whether another card could have been played that is of the same suit and points, and no lie."""
    turn = seen.trick.turn
    alike = (other for other in seen.duty().legal() if (other.suit, points(other)) == (card.suit, points(card)))
    return any(not lies(seen, turn, other) for other in alike)
