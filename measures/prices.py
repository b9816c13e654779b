"""The value to a dealer of the contracts still to call, in points: ``tutor/barbu/advice/prices.txt``.

``python -m measures prices`` deals hands by seed and looks at all 128 sets of the seven contracts, from none to all of
them, which takes half a minute.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from statistics import fmean, stdev

from measures.run import Run
from tutor.barbu.advice.prices import FILE, NAMES, Left, promises
from tutor.barbu.house import FOUR
from tutor.barbu.options import USUAL
from tutor.barbu.setting import Setting
from tutor.core.cards import BARBU

HEAD = """\
# What contracts still to call are worth to a dealer, in points, who calls them by the best plan; measures/prices.py.
# Measured over {hands} hands dealt by seed. points, their error (one standard deviation), the contracts
"""
#: The number of tables, and of hands for each: the mean of the tables is kept, and its error follows from their spread.
TABLES, HANDS = 50, 2_000
#: The dealer of every hand; any seat would give the same values.
DEALER = 0

#: The points that a hand promises in each contract, by the contract's name.
Promises = Mapping[str, float]


def measure(run: Run) -> None:
    """Measure the table anew, and write it."""
    tables = list(run.each(values, range(1, TABLES + 1), TABLES))
    lines = []
    for place, left in enumerate(sets(NAMES)):
        points = [one[place] for one in tables]
        error = stdev(points) / TABLES**0.5
        lines.append(" ".join([f"{fmean(points):.2f}", f"{error:.2f}", *(name for name in NAMES if name in left)]))
    FILE.write_text(HEAD.format(hands=TABLES * HANDS) + "\n".join(lines) + "\n", "utf-8")


def values(number: int) -> list[float]:
    """The values of a table by its number, those of every set of contracts in the order of ``sets``."""
    return [*table(list(dealt(f"prices {number}", HANDS)), NAMES).values()]


def dealt(seed: str, hands: int) -> Iterator[Promises]:
    """The points that each of so many hands promises in every contract; the same for the same seed."""
    rng = random.Random(seed)
    for _ in range(hands):
        hand = BARBU.set(rng.sample(BARBU.cards, len(BARBU) // FOUR))
        setting = Setting(FOUR, DEALER, USUAL, (hand, None, None, None))
        yield {name: found.points for name, found in promises(hand, setting).items()}


def sets(names: Sequence[str]) -> Iterator[Left]:
    """Every set of some contracts, the smaller ones first."""
    for size in range(len(names) + 1):
        yield from map(frozenset, combinations(names, size))


def table(hands: Sequence[Promises], names: Sequence[str]) -> dict[Left, float]:
    """The value in points of every set of some contracts to a dealer who is dealt one of these hands each time."""
    values: dict[Left, float] = {}
    for left in sets(names):
        rest = [(name, values[left - {name}]) for name in left]
        values[left] = fmean(max(hand[name] + later for name, later in rest) for hand in hands) if rest else 0
    return values
