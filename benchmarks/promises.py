"""The promises that the tutor's defenders make by their cards, kept and broken, in the same deals each time."""

from __future__ import annotations

from functools import reduce
from typing import Any, NamedTuple

from tutor import tarot
from tutor.core.cards import SUITS, Card
from tutor.tarot.advice.signals import lies, signals
from tutor.tarot.play import Play
from tutor.tarot.score.count import points

PLAYERS = 4
#: The number of deals in which the promises are counted.
DEALS = 10_000


class Promises(NamedTuple):
    """The numbers of promises kept and broken in some deals, and of those broken without need (``needless``).

    There is no need if another card that is worth as many points breaks none: one of the same suit, or on lead one
    of another plain suit.
    """

    deals: int = 0
    kept: int = 0
    broken: int = 0
    needless: int = 0

    def with_deal(self, seed: int) -> Promises:
        """The counts with those of one deal more added, unless nobody takes it."""
        more = _of_deal(seed)
        return Promises(*map(sum, zip(self, more, strict=True))) if more.deals else self


def promised(seeds: range) -> Promises:
    """Count the promises of the deals with these seeds, without those that nobody takes."""
    return reduce(Promises.with_deal, seeds, Promises())


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
    """Whether another card of like worth could have been played that gives no false signal."""
    turn, suits = seen.trick.turn, {card.suit} | (set(SUITS) if seen.trick.led is None else set())
    alike = (other for other in seen.duty().legal() if other.suit in suits and points(other) == points(card))
    return any(not lies(seen, turn, other) for other in alike)


def main() -> None:
    """Print the counts over ``DEALS`` deals: ``python -m benchmarks.promises`` takes a minute or two."""
    counted, seed = Promises(), 0
    while counted.deals < DEALS:
        counted, seed = counted.with_deal(seed), seed + 1
    print(
        f"over {counted.deals} deals the defenders kept {counted.kept} promises and broke {counted.broken};"
        f" where a truthful card of like worth was there: {counted.needless}"
    )


if __name__ == "__main__":
    main()
