"""The kinds of exercise as the course has them: lesson by lesson."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tutor.teach.course.lesson import Lesson
from tutor.teach.course.parts import LESSONS
from tutor.teach.kind import LEVELS, Exercise, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.positions import SEEDS


def one_of_each(lesson: Lesson) -> tuple[Exercise, ...]:
    """The first exercise of each kind that a lesson has to be answered, in its order."""
    first: dict[Kind, Exercise] = {}
    for step in lesson.to_answer:
        first.setdefault(step.exercise.kind, step.exercise)
    return (*first.values(),)


@cache
def first_asked() -> Mapping[str, tuple[Kind, ...]]:
    """Every kind that the course asks, under the id of the lesson that asks it first."""
    lesson_of: dict[Kind, str] = {}
    for lesson in LESSONS.values():
        for step in lesson.asked:
            lesson_of.setdefault(step.exercise.kind, lesson.id)
    return {name: tuple(kind for kind, first in lesson_of.items() if first == name) for name in LESSONS}


@cache
def in_no_lesson() -> tuple[Exercise, ...]:
    """The first exercise of each kind that the course does not ask."""
    asked = {kind for kinds in first_asked().values() for kind in kinds}
    return tuple(Exercise(kind, LEVELS.start, SEEDS.start) for kind in KINDS.values() if kind not in asked)
