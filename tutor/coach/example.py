"""One world as an example: what two moves bring in it, and the tricks that follow."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from tutor.coach.judging import Turn

World_contra = TypeVar("World_contra", contravariant=True)


class Went(NamedTuple):
    """A trick as it went: the seat of its leader, the cards from there on, and the seat of its winner."""

    leader: int
    cards: tuple[str, ...]
    winner: int


@runtime_checkable
class InTricks(Protocol[World_contra]):
    """A turn at the cards in tricks, which can be told."""

    def went(self, world: World_contra, move: str) -> Iterator[Went]:
        """The tricks that follow in a world after a move, this one first."""


class Example(NamedTuple):
    """A turn, and one world for it."""

    turn: Turn[Any]
    world: Any

    def brought(self, move: str) -> float:
        """One's own points after a move, as all play on in the usual style."""
        [number] = [number for number, group in enumerate(self.turn.groups) if move in group]
        return self.turn.brought(self.world, self.turn.assumptions[0].style, [number])[0]

    def went(self, move: str) -> Iterator[Went]:
        """The tricks that follow, this one first; none where nothing is played in tricks."""
        return self.turn.went(self.world, move) if isinstance(self.turn, InTricks) else iter(())


def example(turn: Turn[Any], seed: int, number: int) -> Example:
    """The world of a number, as likely as any other by what the others have said and done."""
    rng = random.Random(f"{seed} {number}")
    return Example(turn, next(turn.worlds(rng, read=turn.assumptions[0].read)))


def in_which(make: Callable[[], Turn[Any] | None], better: str, worse: str, numbers: Iterable[int]) -> Example | None:
    """The first world, of some numbers, in which one move brings more than another; ``None`` if there is none.

    ``make`` makes the turn, once for each world: what a turn has drawn before decides what it draws next.
    """
    for number in numbers:
        turn = make()
        if turn is None:
            return None
        one = example(turn, 0, number)
        if one.brought(better) > one.brought(worse):
            return one
    return None
