"""A verdict on the moves of one turn: which of them is better, said only where that is certain.

Every move is played on in the same worlds, so that what two moves bring is compared world by world.  One move is
*clearly* better than another if it leads by many standard errors and by enough points, whatever is assumed: how the
others play, and what their bids tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Literal, NamedTuple

#: The number of standard errors by which a move has to lead.
SURE = 2.5
#: The points, one's own, within which moves are as good as each other.
ALIKE = 1.0

Kind = Literal["clear", "equal", "open"]


class Gap(NamedTuple):
    """The difference between two moves: the average over all worlds, in one's own points, and its standard error."""

    points: float
    error: float

    def clear(self, least: float, sure: float = SURE) -> bool:
        """Whether it is a lead of ``least`` points or more, and of so many standard errors."""
        return self.points >= least and self.points >= sure * self.error

    @classmethod
    def sum(cls, gaps: Iterable[Gap]) -> Gap:
        """Several differences together, none of which has to do with another."""
        known = [*gaps]
        return cls(sum(gap.points for gap in known), sqrt(sum(gap.error**2 for gap in known)))

    @property
    def alike(self) -> bool:
        """Whether the moves bring the same, but for a point."""
        return abs(self.points) + self.error <= ALIKE


class Choice(NamedTuple):
    """A move, as records write it, with what it brings on average and the standard error of that.

    The ``error`` is that of the difference to the best move, and of the best move that of its lead over the next one:
    worlds that are good or bad for all moves alike do not count.
    """

    move: str
    points: float
    error: float


class Verdict(NamedTuple):
    """The verdict on one turn: the moves, the best first, in so many ``worlds``.

    It is *clear* if the first leads every other, *equal* if all bring the same, and *open* otherwise.
    """

    kind: Kind
    choices: tuple[Choice, ...]
    worlds: int

    @property
    def best(self) -> str:
        """The move that brings most on average."""
        return self.choices[0].move


class Outcomes(NamedTuple):
    """What each move brings, world by world, in one's own points; a hopeless one only in the first worlds.

    They are ``exact`` if there are no other worlds: then no difference has an error.
    """

    points: Mapping[str, Sequence[float]]
    exact: bool = False

    def gap(self, better: str, worse: str) -> Gap:
        """The difference between two moves, in all worlds in which both were played on."""
        both = zip(self.points[better], self.points[worse], strict=False)
        found = average([one - other for one, other in both])
        return found._replace(error=0.0) if self.exact else found

    @property
    def averages(self) -> dict[str, float]:
        """The average of each move, the best first.

        A move that was not played on in all worlds is compared with the best, in those that it was played on in.
        """
        longest = max(map(len, self.points.values()))
        whole = {move: sum(points) / longest for move, points in self.points.items() if len(points) == longest}
        best = max(whole, key=lambda move: whole[move])
        mean = {move: whole.get(move, whole[best] - self.gap(best, move).points) for move in self.points}
        return dict(sorted(mean.items(), key=lambda one: -one[1]))

    @property
    def best(self) -> str:
        """The move that brings most on average."""
        return next(iter(self.averages))


def average(points: Sequence[float]) -> Gap:
    """The average of some points, and its standard error; a single one has none."""
    number = len(points)
    mean = sum(points) / number
    spread = sum((one - mean) ** 2 for one in points)
    return Gap(mean, sqrt(spread / (number - 1) / number) if number > 1 else 0.0)
