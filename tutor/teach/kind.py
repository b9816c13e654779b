"""A kind of question: what it trains, and how boards and a question about them are made from a level and a seed."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from tutor.core.errors import RecordError
from tutor.core.message import N_, Message
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.games import reached
from tutor.teach.positions import SEEDS, seen
from tutor.teach.question import Board, Pad, Question

#: Blocked, mixed within a lesson, mixed with everything and chosen to tempt.
LEVELS = range(1, 4)

SOMEBODY_TO_MOVE = N_("a deal in which somebody is to move: this one is over")
NO_PACK = N_("hands in place of the pack, in which everybody’s cards would stand")
A_MOMENT_TO_ASK = N_("a moment of a deal about which “{kind}” can ask")
A_CHOICE_TO_MAKE = N_("a position in which there is more than one thing that might be done")
ONE_ANSWER = N_("a position in which “{kind}” has exactly one right answer")
A_DEAL_TO_ASK = N_("a kind that asks about a deal; this one makes its own cards")


@dataclass(frozen=True, slots=True)
class Kind:
    """One generator of questions with one pad; ``(kind, level, seed)`` alone decides the question.

    ``draw`` makes boards of a level, which may not do: then ``ask``, which makes the question about them, returns
    ``None``, and others are drawn.  ``rules`` are those that it trains.  ``twins`` is how far the seed of a question of
    level 1 lies from that of one like it.

    ``stock`` is how many different questions of a level there are at least, if they are few: seeds then go round.

    A change of code that changes the questions raises the ``edition``: links, logs and printed sheets name it.
    """

    id: str
    title: Message
    pad: Pad
    rules: tuple[Rule, ...]
    draw: Callable[[int, int, random.Random], tuple[Board, ...]]
    ask: Callable[[tuple[Board, ...], int, random.Random], Question | None]
    of_a_deal: bool = True
    twins: int = 1
    edition: int = 1
    stock: int | None = None

    def question(self, level: int, seed: int) -> Question:
        """The question of a level and a seed, always the same."""
        return _question(self, level, seed)

    def about(self, record: Record) -> Question:
        """The question about a position of one's own; raise ``RecordError`` if it has not exactly one right answer."""
        if not self.of_a_deal:
            raise RecordError("kind", self.id, A_DEAL_TO_ASK)
        if record.order is not None:
            raise RecordError("pack", len(record.order), NO_PACK)
        at = reached(record)
        if at.turn is None:
            raise RecordError("moves", len(record.moves), SOMEBODY_TO_MOVE)
        question = self.ask((seen(record, at.turn),), LEVELS.start, random.Random(self.id))
        if question is None:
            raise RecordError("record", at.phase, A_MOMENT_TO_ASK, kind=self.id)
        if len(question.options) < 2:  # noqa: PLR2004 - a choice
            raise RecordError("record", at.phase, A_CHOICE_TO_MAKE)
        if not question.unique:
            raise RecordError("record", sum(option.right for option in question.options), ONE_ANSWER, kind=self.id)
        return question

    def twin(self, level: int, seed: int) -> int:
        """The seed of another question like this one."""
        step = self.twins if level == LEVELS.start else 1
        return seed + step if seed + step in SEEDS else SEEDS.start + (seed - SEEDS.start) % step


class Exercise(NamedTuple):
    """A question by its name: links, logs, lessons and printed sheets have no more of it."""

    kind: Kind
    level: int
    seed: int

    @property
    def question(self) -> Question:
        """What is asked."""
        return self.kind.question(self.level, self.seed)

    @property
    def twin(self) -> Exercise:
        """Another question like this one."""
        return self._replace(seed=self.kind.twin(self.level, self.seed))

    def __str__(self) -> str:
        """Its name, with the edition in which it asks just this: ``allowed.1.2.17``."""
        return f"{self.kind.id}.{self.kind.edition}.{self.level}.{self.seed}"


@lru_cache(maxsize=256)
def _question(kind: Kind, level: int, seed: int) -> Question:
    rng = random.Random(f"{kind.id} {level} {seed}")
    while True:
        question = kind.ask(kind.draw(level, seed, rng), level, rng)
        if question and question.unique:
            return question
