"""Judging a turn: every move is played on in the same worlds, and what is claimed is tried under other assumptions."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Generic, NamedTuple, Protocol, TypeVar

from tutor.coach.verdict import Choice, Gap, Kind, Outcomes, Verdict, averages, gap

#: The number of worlds in which a turn is looked at.
WORLDS = 60
#: The number of worlds after which moves are dropped that are hopelessly behind, and by how many standard errors.
LAP, HOPELESS = 20, 4.0

World = TypeVar("World")


class Assumption(NamedTuple):
    """What is assumed: that the others' words and habits are ``read``, and the ``style`` in which all play on."""

    read: bool
    style: int


class Turn(Protocol[World]):
    """A turn as the player to move may know it, whatever the game and the phase."""

    @property
    def groups(self) -> Sequence[Sequence[str]]:
        """The moves, as records write them, those that come to the same together."""

    @property
    def assumptions(self) -> Sequence[Assumption]:
        """What may be assumed of the others, the usual first; nothing stands there that changes nothing."""

    @property
    def single(self) -> bool:
        """Whether there is but one world."""

    @property
    def least(self) -> float:
        """The points, one's own, by which a move has to lead for it to count."""

    def worlds(self, rng: random.Random, *, read: bool) -> Iterator[World]:
        """Worlds without end; ``read`` weighs them by what the others have said, and do by custom."""

    def brought(self, world: World, style: int, among: Sequence[int]) -> Sequence[float]:
        """One's own points in a world for each of some groups of moves, by their numbers."""


class Judging(Generic[World]):
    """What each move of a turn brings in so many worlds, under every assumption that somebody asks about."""

    def __init__(self, turn: Turn[World], number: int = WORLDS, seed: int = 0) -> None:
        """Prepare to look at a turn; of the same turn, number and seed all is always the same."""
        self.number = 1 if turn.single else number
        self._turn, self._seed = turn, seed
        self._worlds: dict[bool, list[World]] = {}
        self._outcomes: dict[Assumption, Outcomes] = {}

    @property
    def usual(self) -> Outcomes:
        """What each group of moves brings under the usual assumption, by its first move."""
        return self.outcomes(self._turn.assumptions[0])

    def outcomes(self, assumption: Assumption) -> Outcomes:
        """What each group of moves brings, world by world; one that is far behind after some worlds, in those."""
        found = self._outcomes.get(assumption)
        if found is None:
            found = self._outcomes[assumption] = self._raced(assumption)
        return found

    def _raced(self, assumption: Assumption) -> Outcomes:
        groups, worlds = self._turn.groups, self._drawn(read=assumption.read)
        found: dict[str, list[float]] = {group[0]: [] for group in groups}
        among: Sequence[int] = range(len(groups))
        for lap in (worlds[:LAP], worlds[LAP:]):
            for world in lap:
                brought = self._turn.brought(world, assumption.style, among)
                for number, points in zip(among, brought, strict=True):
                    found[groups[number][0]].append(points)
            among = [number for number in among if not self._is_behind(found, groups[number][0])]
        return found

    def _is_behind(self, found: Outcomes, move: str) -> bool:
        """Whether a move is so far behind the best that more worlds would not bring it back."""
        best = next(iter(averages(found)))
        return gap(found, best, move).clear(self._turn.least, HOPELESS)

    def _drawn(self, *, read: bool) -> list[World]:
        """The worlds that are looked at."""
        if read not in self._worlds:
            rng = random.Random(f"{self._seed} {read}")
            self._worlds[read] = [*islice(self._turn.worlds(rng, read=read), self.number)]
        return self._worlds[read]

    def gap(self, better: str, worse: str) -> Gap:
        """The difference between two moves under the usual assumption."""
        return gap(self.usual, self.first(better), self.first(worse))

    def better(self, better: str, worse: str) -> bool:
        """Whether one move is clearly better than another, whatever is assumed."""
        one, other, least = self.first(better), self.first(worse), self._turn.least
        return one != other and all(
            gap(self.outcomes(assumption), one, other).clear(least) for assumption in self._turn.assumptions
        )

    def clearly_better(self, usual: str) -> str:
        """The best move, if it is clearly better than the ``usual`` one; else that."""
        if len(self._turn.groups) == 1 or not self.knows(usual):
            return usual
        best = next(iter(averages(self.usual)))
        return best if self.better(best, usual) else usual

    def knows(self, move: str) -> bool:
        """Whether a move is among those that are compared."""
        return any(move in group for group in self._turn.groups)

    def first(self, move: str) -> str:
        """The move that stands for all that come to the same as this one."""
        return next(group[0] for group in self._turn.groups if move in group)

    @property
    def verdict(self) -> Verdict:
        """The verdict on the turn."""
        mean = averages(self.usual)
        best, *others = mean
        errors = {move: gap(self.usual, best, move).error for move in others}
        errors = {best: errors[others[0]] if others else 0.0} | errors
        groups = {group[0]: group for group in self._turn.groups}
        choices = [Choice(move, mean[name], errors[name]) for name in mean for move in groups[name]]
        return Verdict(self._kind(best, others), tuple(choices), self.number)

    def _kind(self, best: str, others: Sequence[str]) -> Kind:
        if all(gap(self.usual, best, other).alike for other in others):
            return "equal"
        return "clear" if all(self.better(best, other) for other in others) else "open"
