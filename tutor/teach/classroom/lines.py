"""The lines that a teacher reads of a class: which mistakes were made so often that it can hardly be by chance.

Whoever knows everything still slips now and then, and of thirty people some slip in the same way.  So a mistake makes a
line where knowing people who slip in one answer of twenty would rarely make it as often.  All lines of a class together
come about by chance in one class of fifty at most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, lgamma, log
from typing import NamedTuple

from tutor.teach.classroom.exercises import TaskExercise
from tutor.teach.classroom.mistakes import Marked, Marker, Mistake

#: The share of answers in which somebody slips who knows everything, and of classes in which a line is only chance.
SLIPPING, BY_CHANCE = 0.05, 0.02
#: A mistake that was made once makes no line.
LEAST = 2


class Line(NamedTuple):
    """A mistake, the number of learners who have made it, and the exercises in which they did, most of them first."""

    mistake: Mistake
    learners: int
    exercises: tuple[TaskExercise, ...]


class _Made(NamedTuple):
    """A mistake that was made: by which of the learners, and in which exercise of the task."""

    mistake: Mistake
    learner: int
    place: int


def lines(markers: Sequence[Marker], learners: Sequence[Sequence[Marked]]) -> tuple[Line, ...]:
    """The lines of a class: those of most learners first, and of as many those that were made most often."""
    made: dict[str, list[_Made]] = {}
    for number, answers in enumerate(learners):
        for place, answer in enumerate(answers):
            if answer.mistake:
                made.setdefault(answer.mistake.name, []).append(_Made(answer.mistake, number, place))
    doubt = BY_CHANCE / (len(made) * len(learners)) if made else 0.0
    telling = [every for every in made.values() if _by_chance(markers, learners, every) <= doubt]
    telling.sort(key=lambda every: (-_learners(every), -len(every)))
    return tuple(_line(markers, every) for every in telling)


def _learners(made: Sequence[_Made]) -> int:
    return len({one.learner for one in made})


def _line(markers: Sequence[Marker], made: Sequence[_Made]) -> Line:
    """The line of a mistake, with the topic under which most have made it."""
    ((mistake, _),) = Counter(one.mistake for one in made).most_common(1)
    places = Counter(place for place in sorted(one.place for one in made)).most_common()
    return Line(mistake, _learners(made), tuple(markers[place].exercise for place, _ in places))


def _by_chance(markers: Sequence[Marker], learners: Sequence[Sequence[Marked]], made: Sequence[_Made]) -> float:
    """The chance that knowing people make a mistake as often as it was made, or more often."""
    if len(made) < LEAST:
        return 1.0
    name, where = made[0].mistake.name, {one.place for one in made}
    expected = 0.0
    for place, marker in enumerate(markers):
        if place in where or name in marker.possible:
            answered = sum(answers[place].answer is not None for answers in learners)
            expected += SLIPPING * answered / marker.chances
    return as_many_or_more(len(made), expected)


def as_many_or_more(count: int, expected: float) -> float:
    """The chance that something rare happens so often or more often, where so much of it is expected (Poisson)."""
    fewer = sum(exp(number * log(expected) - expected - lgamma(number + 1)) for number in range(count))
    return max(0.0, 1 - fewer)
