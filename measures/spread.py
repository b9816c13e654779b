"""The spread of a dealer's points among players who are all alike: ``tutor/barbu/advice/spread.txt``.

``python -m measures spread`` lets the tutor's players deal and play whole matches by seed, and takes the ledgers of all
four dealers.  The players always do the same when they see the same, so what differs is the cards.  It takes about
half an hour.

``python -m measures spread check`` plays other matches and prints how many deals and sets lie outside their bands:
about one of twenty should.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from statistics import fmean, stdev
from typing import Any

from measures.run import Run
from tutor import barbu
from tutor.barbu.advice.ledger import Entry, Ledger, Parts, ledgers
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


def measure(run: Run) -> None:
    """Measure the table anew and write it, or check it with other deals."""
    if run.words:
        _check(run)
    else:
        _write(run)


def _write(run: Run) -> None:
    found: defaultdict[str, list[list[float]]] = defaultdict(list)
    for deals in run.each(parts_of_deals, range(1, MATCHES + 1), MATCHES):
        for name, parts in deals:
            found[name].append(parts)
    lines = []
    for name in NAMES:
        hand, bets, play = zip(*found[name], strict=True)
        numbers = fmean(bets), fmean(play), stdev(hand), stdev(bets), stdev(play)
        lines.append(" ".join([name, *(f"{number:.2f}" for number in numbers)]))
    FILE.write_text(HEAD.format(deals=len(found[NAMES[0]])) + "\n".join(lines) + "\n", "utf-8")


def parts_of_deals(seed: int) -> list[tuple[str, list[float]]]:
    """The contract of each deal of a match, and the parts of its points: what the hand promised, bets and play."""
    return [(entry.contract, _parts(entry)) for ledger in played(seed) for entry in ledger.entries]


def _parts(entry: Entry) -> list[float]:
    """The parts of a deal's points; the averages that were written before are taken off in them, and added again."""
    parts, usual = entry.parts, spread(entry.contract)
    return [parts.hand, parts.bets + usual.bets, parts.play + usual.play]


def played(seed: int) -> Iterator[Ledger]:
    """The ledgers of a match that the tutor's players have dealt and played to its end."""
    at = Match(seed=seed)
    while not at.over:
        position: Any = barbu.position(at.record())
        while position.turn is not None:
            position = barbu.onwards(position.after(position.read(barbu.choose(position), "move")))
        at = at.closed(position)
    yield from ledgers(at)


def _check(run: Run) -> None:
    found: defaultdict[str, list[bool]] = defaultdict(list)
    for compared in run.each(outside, range(MATCHES + 1, MATCHES + OTHERS + 1), OTHERS):
        for name, is_outside in compared:
            found[name].append(is_outside)
    for name, all_of_it in found.items():
        print(f"{name}: {sum(all_of_it)} of {len(all_of_it)} outside")


def outside(seed: int) -> list[tuple[str, bool]]:
    """Whether each part of a match that has a band lies outside of it, with its name: of every set and every deal."""
    compared = []
    for ledger in played(seed):
        compared += _compared("a set", ledger.parts, ledger.bands)
        for entry in ledger.entries:
            compared += _compared("a deal", entry.parts, entry.bands)
    return compared


def _compared(title: str, parts: Parts, bands: Bands) -> list[tuple[str, bool]]:
    return [(f"{title}, {part}", abs(parts._asdict()[part]) > band) for part, band in bands._asdict().items()]
