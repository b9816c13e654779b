"""What a contract hands out, piece by piece: which scores its play can come to, and which it cannot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from tutor.barbu.options import Options
from tutor.cards import SUITS, Pack

ROWS = 3
#: The contracts whose pieces the Salade hands out all at once (B-SAL-LAYER).
PENALTIES = ("no-tricks", "no-last-trick", "no-hearts", "no-queens", "barbu")


class Pieces(NamedTuple):
    """Points that are never divided, each a trick's, a card's or a place's; ``apart``: every player has one of them."""

    points: tuple[int, ...]
    apart: bool = False

    def __str__(self) -> str:
        """The pieces and how many there are of each."""
        return ", ".join(f"{count} × {points}" for points, count in Counter(self.points).items())

    def comes_to(self, score: int) -> bool:
        """Whether one player's pieces can come to a score."""
        return score in (self.points if self.apart else _sums(self.points))

    def come_to(self, scores: Sequence[int]) -> bool:
        """Whether these are scores of all players who have the pieces among them."""
        if self.apart:
            return sorted(scores) == sorted(self.points)
        return _divided(tuple(scores), self.points)


def ways(contract: str, options: Options, pack: Pack, players: int = 4) -> tuple[Pieces, ...]:
    """The ways in which the points of a contract can be handed out; nothing if that is not known."""
    values, tricks = options.table, len(pack) // players
    if contract == "ravage-city":
        shares = (((values.ravage // many,) * many, (0,) * (players - many)) for many in range(1, players + 1))
        return tuple(Pieces(pay + free, apart=True) for pay, free in shares)
    if contract == "chinese-poker":
        units = _units(players, overall=options.overall_unit)
        return tuple(Pieces(tuple(unit * values.poker for unit in won), apart=True) for won in sorted(units))
    known = {
        "no-tricks": Pieces((values.trick,) * tricks),
        "no-hearts": Pieces((values.ace_of_hearts, *(values.heart,) * (len(pack.all.of("H")) - 1))),
        "no-queens": Pieces((values.queen,) * len(SUITS)),
        "barbu": Pieces((values.king_of_hearts,)),
        "no-last-two": Pieces(values.last_two),
        "no-last-trick": Pieces(values.last_two[-1:]),
        "trumps": Pieces((values.trump,) * tricks),
        "domino": Pieces(values.domino, apart=True),
    }
    if contract == "salade":
        layers = (piece for name in PENALTIES for piece in known[name].points if piece)
        return (Pieces(tuple(sorted(layers))),)
    return (known[contract],) if contract in known else ()


@cache
def _sums(points: tuple[int, ...]) -> frozenset[int]:
    """What some of the pieces can come to."""
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


@cache
def _units(players: int, *, overall: bool) -> frozenset[tuple[int, ...]]:
    """What the players can win in Chinese poker, in units from the fewest to the most (B-CP-UNIT)."""
    row = set(_beaten(players))
    first = {won for won in row if list(won) == sorted(won)}
    units = {tuple(map(sum, zip(*rows, strict=True))) for rows in product(first, *(row,) * (ROWS - 1))}
    return frozenset(_with_overall(won) if overall else tuple(sorted(won)) for won in units)


def _beaten(players: int) -> Iterator[tuple[int, ...]]:
    """For every outcome of a row, how many others each player beats in it."""
    for hands in product(range(players), repeat=players):
        yield tuple(sum(other < hand for other in hands) for hand in hands)


def _with_overall(won: Iterable[int]) -> tuple[int, ...]:
    """One more unit for a player who has won most, alone (B-CP-76)."""
    *others, most = sorted(won)
    return (*others, most + 1) if most > others[-1] else (*others, most)
