"""A plan for a teacher: an evening of a club, or an hour of a school, as data; its words are a page of the site."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import NamedTuple

from tutor.teach.classroom.exercises import Drawn
from tutor.teach.classroom.task import Task
from tutor.teach.course.lesson import Lesson, Step
from tutor.teach.course.parts import LESSONS


class Deal(NamedTuple):
    """A deal by its number, so that all tables have the same cards."""

    game: str
    number: int


class StepOf(NamedTuple):
    """A step of a lesson, by the names of both."""

    lesson: str
    name: str

    @property
    def step(self) -> Step:
        """The step itself; raise ``KeyError`` for no lesson, and ``RecordError`` if the lesson has no such step."""
        return LESSONS[self.lesson].step(self.name)

    @property
    def number(self) -> int:
        """Which exercise of its lesson it is, counted from 1."""
        return LESSONS[self.lesson].asked.index(self.step) + 1


class Plan(NamedTuple):
    """What somebody teaches in so many minutes, moment by moment.

    It goes through some ``lessons`` of the course; those that people have to know before are named where they are not
    among them.  ``moments`` says how many minutes each part of the page takes, by its anchor, and ``exercises`` are
    those of the task for the phones.
    """

    id: str
    minutes: int
    lessons: tuple[str, ...]
    moments: Mapping[str, int]
    exercises: tuple[StepOf, ...]
    deals: tuple[Deal, ...]
    knows: tuple[str, ...] = ()

    @property
    def teaches(self) -> tuple[Lesson, ...]:
        """The lessons themselves."""
        return tuple(LESSONS[name] for name in self.lessons)

    @property
    def clock(self) -> dict[str, tuple[int, int]]:
        """The minutes at which each moment begins and ends."""
        ends = [*accumulate(self.moments.values())]
        return dict(zip(self.moments, zip([0, *ends], ends, strict=False), strict=True))

    def task(self, title: str) -> Task:
        """The task for the phones, as ``tutor task`` makes it."""
        return Task(tuple(Drawn(one.step.exercise) for one in self.exercises), title)


def steps(text: str) -> tuple[StepOf, ...]:
    """The steps that some words name, lesson by lesson: ``"pack: beats card-values, excuse: asked-suit"``."""
    return tuple(_steps(text))


def _steps(text: str) -> Iterator[StepOf]:
    for of_lesson in text.split(", "):
        lesson, _, names = of_lesson.partition(": ")
        yield from (StepOf(lesson, name) for name in names.split())
