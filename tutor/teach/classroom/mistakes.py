"""The mistake in an answer: the slip that it is, or else the rule against which it goes, and the topic of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from tutor.core.rule import Rule
from tutor.teach.classroom.exercises import TaskExercise
from tutor.teach.question import Answer, Question
from tutor.teach.saying import Saying
from tutor.teach.slips import slips
from tutor.teach.slips.slip import Slip
from tutor.teach.topics import Topic, topics_of


class Mistake(NamedTuple):
    """A mistake that several people can make: a slip, or where it has no name, whatever breaks a rule.

    An exercise whose kind trains no topic leaves it without a topic, and one that names no rule without a rule.
    """

    topic: Topic | None
    slip: Slip | None
    rule: Rule | None

    @property
    def name(self) -> str:
        """The name by which it is the same mistake in every exercise."""
        named = self.slip or self.rule or self.topic
        return named.id if named else ""


class Marked(NamedTuple):
    """An answer as it was marked: whether it is right, and the mistake in it; of none that was given neither."""

    answer: Answer | None
    right: bool = False
    mistake: Mistake | None = None


@dataclass(frozen=True)
class Marker:
    """Whoever marks the answers to one exercise, and knows which mistakes can be made in it."""

    exercise: TaskExercise
    question: Question

    @cached_property
    def slips(self) -> Mapping[str, Slip]:
        """The slips that are known, by the wrong part of an answer."""
        return slips(self.question)

    @cached_property
    def possible(self) -> frozenset[str]:
        """The names of the mistakes that can be made: slips, and the rules that a reply may name."""
        rules = (said.rule.id for said in _said(self.question) if said.rule)
        return frozenset((*(slip.id for slip in self.slips.values()), *rules))

    @property
    def chances(self) -> int:
        """The number of different mistakes of which somebody makes one who answers wrongly by chance.

        Those that have no name are one.
        """
        return len({slip.id for slip in self.slips.values()}) + 1

    def marked(self, answer: Answer | None) -> Marked:
        """Mark an answer, as the question itself judges it."""
        if answer is None:
            return Marked(None)
        reply = self.question.reply(answer)
        if reply.right:
            return Marked(answer, right=True)
        part = next((part for part in answer if part in self.slips), None)
        if part is None:
            return Marked(answer, mistake=self._mistake(None, reply.because))
        # A cell is wrong by the state that it was given, any other part by itself.
        said = reply.on.get(part) or reply.on.get(part.rpartition("=")[0])
        return Marked(answer, mistake=self._mistake(self.slips[part], [said] if said else reply.because))

    def _mistake(self, slip: Slip | None, said: Iterable[Saying]) -> Mistake:
        """A mistake of which this is said: the first rule that is named decides its topic, unless it has none."""
        rule = next((one.rule for one in said if one.rule), None)
        topics = (*topics_of([rule] if rule else []), *self.exercise.topics)
        return Mistake(next(iter(topics), None), slip, rule)


def _said(question: Question) -> Iterator[Saying]:
    """All that may be said of a wrong answer."""
    yield from question.because
    yield from (option.says for option in question.options)
    if question.grid:
        yield from (cell.says for cell in question.grid.cells)
    if question.arrangement:
        yield from (demand.says for demand in question.arrangement.demands)
