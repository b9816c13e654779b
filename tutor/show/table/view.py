"""A view: a position of any game as the learner sees it, with all other data that a table shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tutor.core.match import Match
from tutor.core.message import Message
from tutor.core.obligation import Obligation
from tutor.core.record import Record
from tutor.games import GAMES
from tutor.show.games import STAGES
from tutor.show.html import Html
from tutor.show.table.felt import Felt
from tutor.show.table.stage import OnTable, Stage
from tutor.show.table.story import Step
from tutor.show.words import Words
from tutor.teach.known.played import topics_played
from tutor.teach.topics import Topic


@dataclass(frozen=True)
class View:
    """The view of a table: a position of a game seen from ``seat``, and how it came about.

    The learner has no seat, ``None``, in a deal that they sit out; it is then shown when it is over.
    ``live`` tells that an allowed move is made at once, not just tried.  ``story`` is every move since the deal or the
    exercise began.  An exercise has a ``title`` and so many ``players``; a deal belongs to a ``match``.  ``mended``
    tells that the learner had tried a move that is not allowed before the last one.  ``helped`` tells that the tutor
    has played some of their moves, or that they play the deal ``again`` from a turn of which the coach has told them,
    so that the result is not praised.  ``strong`` tells that the others are strong players, ``just_now`` that the
    recent moves have answered the learner's last one, so that they can be shown one by one.  ``inferences`` tells that
    a lesson wants to show the inferences at this table.  ``own_set`` are the deals on which the coach looks back.
    """

    game: str
    at: Any
    seat: int | None
    seed: int
    live: bool
    story: tuple[Step, ...] = ()
    title: Message | None = None
    match: Match | None = None
    mended: bool = False
    helped: bool = False
    again: bool = False
    strong: bool = False
    just_now: bool = False
    players: int = 4
    inferences: bool = False
    own_set: tuple[Record, ...] = ()

    @property
    def stage(self) -> Stage[Any]:
        """The game as it stands on the table."""
        return STAGES[self.game]

    @property
    def on_table(self) -> OnTable[Any, Any]:
        """The position as it stands on the table."""
        return self.stage.on_table(self.at, live=self.live)

    @property
    def number(self) -> int:
        """A number that differs from deal to deal and from exercise to exercise, to choose between wordings."""
        return self.seed + (self.match.number if self.match else 0)

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.at.turn is None

    @property
    def counts_for(self) -> tuple[Topic, ...]:
        """The topics for which a deal counts, once the learner has played all of it themselves."""
        if not (self.over and self.live) or self.helped or self.title:
            return ()
        return topics_played(
            self.game, ((step.before, step.move) for step in self.story if step.before.turn == self.seat)
        )

    @property
    def dead(self) -> int | None:
        """The seat that sits out of the deal."""
        return self.match.sitting_out(self.match.number) if self.match else None

    @property
    def dealer(self) -> int | None:
        """The dealer's place at the table, in a match: another number than their seat where somebody sits out."""
        return self.match.dealer if self.match else None

    @property
    def on_turn(self) -> bool:
        """Whether it is the learner's turn."""
        return not self.over and self.at.turn == self.seat

    @cached_property
    def tally(self) -> Match | None:
        """The match with all finished deals, this one too if it is over."""
        return self.match.closed(self.at) if self.match and self.over else self.match

    @cached_property
    def duty(self) -> Obligation[Any]:
        """The duty of the learner; nothing if it is not their turn."""
        duty: Obligation[Any] = self.at.obligation() if self.on_turn else Obligation()
        return duty

    @property
    def only(self) -> Any:  # noqa: ANN401 - a move of any phase
        """The only move that the learner may make in a match, if they have no choice; exercises do not tell."""
        legal = self.duty.legal() if self.match else []
        return legal[0] if len(legal) == 1 else None

    @cached_property
    def positions(self) -> tuple[Any, ...]:
        """Every position since the deal or the exercise began, the present one last."""
        return (*(step.before for step in self.story), self.at)

    def felt(self, number: int, words: Html, *, still: bool = False) -> Felt:
        """The felt after so many moves of the story, with what everybody has said by then.

        A trick that the last of them has completed is ``still`` there, or gathered.
        """
        at, story = self.positions[number], self.story[:number]
        shown = self.stage.on_table(at, live=self.live, still=still)
        return shown.felt(self.seat, words).hearing(shown.heard(story, words))

    def tell(self, steps: Iterable[Step], words: Words) -> Iterator[str]:
        """The story of some steps, with the motives of the tutor's players if it is they who play."""
        return self.stage.tell(steps, words, over=self.over if self.match else None)

    def gathered(self, since: int = 0) -> int | None:
        """The number of the last position, from ``since`` on, in which a trick has just been gathered, or ``None``."""
        passed = range(len(self.story), since - 1, -1)
        return next((number for number in passed if self.stage.on_table(self.positions[number]).swept), None)

    @property
    def recent(self) -> tuple[Step, ...]:
        """The steps since the learner's last move; of a deal that they sit out, those before the play."""
        if self.seat is None:
            return tuple(step for step in self.story if step.before.phase != "play")
        return self.story[self.own[-1] if self.own else 0 :]

    @cached_property
    def own(self) -> list[int]:
        """The numbers of the learner's own moves in the story."""
        return [number for number, step in enumerate(self.story) if step.before.turn == self.seat]

    def written(self, move: object) -> str:
        """A candidate move as records write it."""
        return GAMES[self.game].written(self.at, move)
