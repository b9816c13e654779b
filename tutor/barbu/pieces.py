"""The points of a contract, piece by piece, and so the scores that its play can and cannot come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple


class Pieces(NamedTuple):
    """Points that are never divided, each a trick's, a card's or a place's; ``apart``: every player has one of them."""

    points: tuple[int, ...]
    apart: bool = False

    def __str__(self) -> str:
        """The pieces and how many there are of each: ``1 × -6, 12 × -2``, as errors list them."""
        return ", ".join(f"{count} × {points}" for points, count in Counter(self.points).items())

    @property
    def worked(self) -> str:
        """The sum of the pieces as one writes it by hand, those first of which there are most: ``12 × −2 − 6``."""
        (first, count), *others = Counter(self.points).most_common()
        rest = "".join(f" {_sign(piece)} {_times(many, abs(piece))}" for piece, many in others)
        return _times(count, first) + rest

    def comes_to(self, score: int) -> bool:
        """Whether one player's pieces can come to a score."""
        return score in (self.points if self.apart else _sums(self.points))

    def come_to(self, scores: Sequence[int]) -> bool:
        """Whether these are scores of all players who have the pieces among them."""
        if self.apart:
            return sorted(scores) == sorted(self.points)
        return _divided(tuple(scores), self.points)


def added(*numbers: int) -> str:
    """Numbers added up, as one writes it, equal ones too: ``45 + 20 − 5``."""
    first, *others = numbers
    return _times(1, first) + "".join(f" {_sign(number)} {abs(number)}" for number in others)


def _times(count: int, piece: int) -> str:
    return f"{count} × {piece}".removeprefix("1 × ").replace("-", "−")


def _sign(piece: int) -> str:
    return "−" if piece < 0 else "+"


@cache
def _sums(points: tuple[int, ...]) -> frozenset[int]:
    """Every sum of some of the pieces, in points, 0 included."""
    sums = {0}
    for piece in points:
        sums |= {one + piece for one in sums}
    return frozenset(sums)


def _divided(scores: tuple[int, ...], points: tuple[int, ...]) -> bool:
    """Whether the pieces can be handed out so that these are the scores."""
    first, *rest = points
    if len(set(points)) == 1:
        return sum(scores) == sum(points) and all(score % first == 0 and score * first >= 0 for score in scores)
    enough = [seat for seat, score in enumerate(scores) if score * first >= first * first]
    less = ((*scores[:seat], scores[seat] - first, *scores[seat + 1 :]) for seat in enough)
    return any(_divided(left, tuple(rest)) for left in less)
