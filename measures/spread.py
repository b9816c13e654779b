"""The spread of a dealer's points among players who are all alike: ``tutor/barbu/advice/spread.txt``.

``python -m measures.spread`` lets the tutor's players deal and play whole matches by seed, and takes the ledgers of all
four dealers.  The players always do the same when they see the same, so what differs is the cards.  It takes about
half an hour.

``python -m measures.spread check`` plays other matches and prints how many deals and sets lie outside their bands:
about one of twenty should.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from statistics import fmean, stdev
from typing import Any

from tutor import barbu
from tutor.barbu.advice.ledger import Ledger, Parts, ledgers
from tutor.barbu.advice.prices import NAMES
from tutor.barbu.advice.spread import FILE, Bands, spread
from tutor.barbu.match import Match

HEAD = """\
# What players who are all alike make of a contract as its dealer, in points; measures/spread.py.
# Measured over {deals} deals of each. the contract, the average of bets and of play, then the standard deviation
# of what the hand promises, of bets and of play
"""
#: The matches that are played, each with four sets of seven deals, and those that are played to check.
MATCHES, OTHERS = 60, 20


def main(words: list[str]) -> None:
    """Measure the table anew and write it, or check it with other deals."""
    if words:
        _check()
    else:
        _measure()


def _measure() -> None:
    found: defaultdict[str, list[tuple[float, float, float]]] = defaultdict(list)
    for seed in range(1, MATCHES + 1):
        for ledger in played(seed):
            for entry in ledger.entries:
                # The averages that have been written before are in these parts, and are added again.
                usual = spread(entry.contract)
                parts = entry.parts
                found[entry.contract].append((parts.hand, parts.bets + usual.bets, parts.play + usual.play))
        print(f"\r{seed} of {MATCHES} matches", end="", file=sys.stderr, flush=True)
    lines = []
    for name in NAMES:
        hand, bets, play = zip(*found[name], strict=True)
        numbers = fmean(bets), fmean(play), stdev(hand), stdev(bets), stdev(play)
        lines.append(" ".join([name, *(f"{number:.2f}" for number in numbers)]))
    FILE.write_text(HEAD.format(deals=len(found[NAMES[0]])) + "\n".join(lines) + "\n", "utf-8")


def played(seed: int) -> Iterator[Ledger]:
    """The ledgers of a match that the tutor's players have dealt and played to its end."""
    at = Match(seed=seed)
    while not at.over:
        position: Any = barbu.position(at.record())
        while position.turn is not None:
            position = barbu.onwards(position.after(position.read(barbu.choose(position), "move")))
        at = at.closed(position)
    yield from ledgers(at)


def _check() -> None:
    outside: defaultdict[str, list[bool]] = defaultdict(list)
    for seed in range(MATCHES + 1, MATCHES + OTHERS + 1):
        for ledger in played(seed):
            _compare("a set", ledger.parts, ledger.bands, outside)
            for entry in ledger.entries:
                _compare("a deal", entry.parts, entry.bands, outside)
    for name, found in outside.items():
        print(f"{name}: {sum(found)} of {len(found)} outside")


def _compare(title: str, parts: Parts, bands: Bands, outside: dict[str, list[bool]]) -> None:
    """Note of each part that has a band whether it lies outside."""
    for part, band in bands._asdict().items():
        outside[f"{title}, {part}"].append(abs(parts._asdict()[part]) > band)


if __name__ == "__main__":
    main(sys.argv[1:])
