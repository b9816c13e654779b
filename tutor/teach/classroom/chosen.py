"""Exercises that a teacher has chosen, for paper or for another system, and others like them for the neighbour."""

from __future__ import annotations

from typing import NamedTuple

from tutor.teach.classroom.exercises import TaskExercise
from tutor.teach.course.lesson import Lesson


class Chosen(NamedTuple):
    """Some exercises in their order, and what they are called: the lessons that they are, or the teacher’s title."""

    exercises: tuple[TaskExercise, ...]
    lessons: tuple[Lesson, ...] = ()
    title: str = ""

    def version(self, number: int) -> Chosen:
        """The same for a neighbour: version 1 is as it was chosen, each further one has other exercises like those."""
        if number == 1:
            return self
        return self._replace(exercises=tuple(one.others(number - 1)[-1] for one in self.exercises))
