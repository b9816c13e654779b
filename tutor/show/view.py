"""A view: a position of any game as the learner sees it, and all that a table shows besides."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tutor.games import GAMES, Match
from tutor.rule import Message, Obligation
from tutor.show.stages import STAGES, Stage
from tutor.show.story import Step


@dataclass(frozen=True)
class View:
    """What a table shows: a position of a game seen from ``seat``, and how it came about.

    ``live`` tells that an allowed move is made at once, not just tried.  ``story`` is every move since the deal or the
    exercise began.  An exercise has a ``title``; a deal belongs to a ``match``.
    """

    game: str
    at: Any
    seat: int
    seed: int
    live: bool
    story: tuple[Step, ...] = ()
    title: Message | None = None
    match: Match | None = None

    @property
    def stage(self) -> Stage:
        """How the game stands on the table."""
        return STAGES[self.game]

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.at.turn is None

    @cached_property
    def tally(self) -> Match | None:
        """The match with all finished deals, this one too if it is over."""
        return self.match.closed(self.at) if self.match and self.over else self.match

    @cached_property
    def duty(self) -> Obligation[Any]:
        """What the learner must do; nothing if it is not their turn."""
        duty: Obligation[Any] = self.at.obligation() if self.at.turn == self.seat else Obligation()
        return duty

    @cached_property
    def own(self) -> list[int]:
        """The numbers of the learner's own moves in the story."""
        return [number for number, step in enumerate(self.story) if step.before.turn == self.seat]

    def written(self, move: object) -> str:
        """A candidate move as records write it."""
        return GAMES[self.game].written(self.at, move)
