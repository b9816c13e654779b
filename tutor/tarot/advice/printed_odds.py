"""Two tables of odds as Wikipedia printed them, and every cell of them that is wrong.

Both stand in the article that the project grew from.  The empty cells at the beginning of its rows were lost; here
each row begins in the column where it belongs.  The first table was not counted but approximated, as if every card
were thrown to one of three hands (``thrown``).  So a cell can be wrong in two ways: it can differ from the
approximation that the table prints, and the approximation differs from the exact odds (``odds``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import pairwise
from math import comb
from typing import NamedTuple

from tutor.tarot.advice.odds import THREE_HANDS, Odds, in_dog, longest

#: The rows of a printed table: by what they count, in which column they begin, and the cells from there on.
Rows = dict[int, tuple[int, str]]

#: The odds, in percent, that so many cards of a suit are the most that one of three defenders holds.  A row stands for
#: that number of cards: the number of missing cards of its first cell, then the cells, each for one more missing card.
LONGEST: Rows = {
    2: (4, "66.7 37.0 12.4"),
    3: (4, "29.6 49.4 57.6 48.0 25.6 8.5"),
    4: (4, "3.7 12.3 24.7 38.4 48.0 48.0 37.3 19.5 6.5"),
    5: (5, "1.2 4.9 11.5 20.5 30.7 39.7 43.8 40.7 30.5 15.8 5.3"),
    6: (6, "0.4 1.9 5.1 10.2 17.1 25.0 32.9 38.4 39.5 35.2 25.8"),
    7: (7, "0.1 1.7 2.2 4.9 8.9 14.3 20.7 27.3 33.1 36.4"),
    8: (9, "0.3 0.9 2.2 4.5 7.7 12.2 17.1 22.8"),
    9: (10, "0.1 0.4 1.0 2.2 4.0 6.6 10.2"),
    10: (12, "0.1 0.4 1.0 2.0 3.6"),
    11: (13, "0.1 0.2 0.5 1.0"),
    12: (15, "0.1 0.2"),
}

#: The odds, in percent, that so many of the missing cards lie in a dog of six cards; rows and columns as above.
IN_DOG: Rows = {
    0: (1, "90.0 80.8 72.5 64.9 57.9 51.6 45.9 40.7 36.0 31.3 27.9 24.5 21.4 18.7 16.3 14.1 12.1 10.4 8.9"),
    1: (1, "10.0 18.3 25.1 30.5 34.7 37.9 40.1 41.5 42.2 42.3 41.9 41.0 39.8 38.3 36.6 34.7 32.7 30.7 28.5"),
    2: (2, "0.9 2.4 4.4 6.8 9.5 12.3 15.1 18.0 20.7 23.3 25.7 27.8 29.7 31.2 32.5 33.5 34.3 34.7"),
    3: (3, "0.0 0.2 0.5 1.0 1.6 2.5 3.5 4.7 6.1 7.6 9.3 11.0 12.9 14.8 16.9 18.9 20.8"),
    4: (4, "0.0 0.0 0.0 0.1 0.2 0.3 0.5 0.8 1.1 1.5 2.1 2.7 3.5 4.3 5.3 6.4"),
    5: (5, "0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.1 0.1 0.2 0.3 0.4 0.5 0.6 0.9"),
    6: (6, "0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.01 0.02 0.03 0.04 0.06"),
}

#: Both tables are for a table of so many players.
PRINTED_FOR = 4


class Cell(NamedTuple):
    """A printed cell: of ``missing`` cards, the odds of ``held``; printed, by the table's own model, and exact."""

    missing: int
    held: int
    printed: str
    model: Fraction
    exact: Fraction

    @property
    def places(self) -> int:
        """The number of decimals printed."""
        return len(self.printed.partition(".")[2])

    @property
    def right(self) -> str:
        """The figure that the table should print by its own model, with as many decimals."""
        return percent(self.model, self.places)

    @property
    def wrong(self) -> bool:
        """Whether the cell is not what the model gives."""
        return self.printed != self.right


def longest_cells() -> Iterator[Cell]:
    """The cells of the table of suits."""
    return _cells(LONGEST, thrown, longest)


def dog_cells() -> Iterator[Cell]:
    """The cells of the table of the dog, whose model is exact."""
    return _cells(IN_DOG, in_dog, in_dog)


def wrong(cells: Iterable[Cell]) -> list[Cell]:
    """The cells that are not what their table's model gives."""
    return [cell for cell in cells if cell.wrong]


def thrown(missing: int) -> Odds:
    """The odds of ``longest`` if each card were thrown to one of three hands, no matter how full it is."""
    hands = len(THREE_HANDS)
    up_to = [(most, Fraction(_throws(missing, hands, most), hands**missing)) for most in range(-1, missing + 1)]
    return {most: odds - below for (_, below), (most, odds) in pairwise(up_to) if odds != below}


def percent(odds: Fraction, places: int) -> str:
    """Show odds in percent, rounded to so many decimals."""
    return f"{float(round(100 * odds, places)):.{places}f}"


def _throws(missing: int, hands: int, most: int) -> int:
    """The number of ways to throw cards to hands so that none gets more than ``most``."""
    if not hands:
        return not missing
    return sum(
        comb(missing, count) * _throws(missing - count, hands - 1, most) for count in range(min(most, missing) + 1)
    )


def _cells(rows: Rows, model: Callable[[int], Odds], exact: Callable[[int], Odds]) -> Iterator[Cell]:
    nothing = Fraction(0)
    for held, (first, texts) in rows.items():
        for missing, printed in enumerate(texts.split(), start=first):
            odds, true = model(missing).get(held, nothing), exact(missing).get(held, nothing)
            yield Cell(missing, held, printed, odds, true)
