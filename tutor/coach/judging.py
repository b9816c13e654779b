"""Judging a turn: every move is played on in the same worlds, and what is claimed is tried under other assumptions."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Generic, NamedTuple, Protocol, TypeVar

from tutor.coach.verdict import Choice, Gap, Kind, Outcomes, Verdict

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

    def every(self, most: int) -> Sequence[World] | None:
        """All worlds, each as likely as any other, if there are no more than that; else ``None``."""

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
        self._turn, self._most, self._seed = turn, number, seed
        self._worlds: dict[bool, tuple[Sequence[World], bool]] = {}
        self._outcomes: dict[Assumption, Outcomes] = {}

    @property
    def usual(self) -> Outcomes:
        """What each group of moves brings under the usual assumption, by its first move."""
        return self.outcomes(self._turn.assumptions[0])

    def outcomes(self, assumption: Assumption) -> Outcomes:
        """What each group of moves brings, by its first move."""
        found = self._outcomes.get(assumption)
        if found is None:
            found = self._outcomes[assumption] = self._raced(assumption)
        return found

    def _raced(self, assumption: Assumption) -> Outcomes:
        """The outcomes of all moves, of which those are dropped after a lap that are hopelessly behind."""
        groups = self._turn.groups
        worlds, exact = self._drawn(read=assumption.read)
        points: dict[str, list[float]] = {group[0]: [] for group in groups}
        found = Outcomes(points, exact)
        among: Sequence[int] = range(len(groups))
        for lap in (worlds,) if exact else (worlds[:LAP], worlds[LAP:]):
            for world in lap:
                brought = self._turn.brought(world, assumption.style, among)
                for number, one in zip(among, brought, strict=True):
                    points[groups[number][0]].append(one)
            best = found.best
            hopeless = {move for move in points if found.gap(best, move).clear(self._turn.least, HOPELESS)}
            among = [number for number in among if groups[number][0] not in hopeless]
        return found

    def _drawn(self, *, read: bool) -> tuple[Sequence[World], bool]:
        """The worlds that are looked at, and whether there are no others."""
        if read not in self._worlds:
            every = None if read else self._turn.every(self._most)
            rng = random.Random(f"{self._seed} {read}")
            drawn = islice(self._turn.worlds(rng, read=read), self._most if every is None else 0)
            self._worlds[read] = ([*drawn], False) if every is None else (every, True)
        return self._worlds[read]

    def gap(self, better: str, worse: str) -> Gap:
        """The difference between two moves under the usual assumption."""
        return self.usual.gap(self.first(better), self.first(worse))

    def better(self, better: str, worse: str) -> bool:
        """Whether one move is clearly better than another, whatever is assumed."""
        one, other, least = self.first(better), self.first(worse), self._turn.least
        return one != other and all(
            self.outcomes(assumption).gap(one, other).clear(least) for assumption in self._turn.assumptions
        )

    def clearly_better(self, usual: str) -> str:
        """The best move, if it is clearly better than the ``usual`` one; else that."""
        if len(self._turn.groups) == 1 or not self.knows(usual):
            return usual
        best = self.usual.best
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
        mean = self.usual.averages
        best, *others = mean
        errors = {move: self.usual.gap(best, move).error for move in others}
        errors = {best: errors[others[0]] if others else 0.0} | errors
        groups = {group[0]: group for group in self._turn.groups}
        choices = [Choice(move, mean[name], errors[name]) for name in mean for move in groups[name]]
        worlds, _ = self._drawn(read=self._turn.assumptions[0].read)
        return Verdict(self._kind(best, others), tuple(choices), len(worlds))

    def _kind(self, best: str, others: Sequence[str]) -> Kind:
        if all(self.usual.gap(best, other).alike for other in others):
            return "equal"
        return "clear" if all(self.better(best, other) for other in others) else "open"
