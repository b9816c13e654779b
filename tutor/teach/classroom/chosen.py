"""Exercises that a teacher has chosen, for paper or for another system, and others like them for the neighbour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.teach.classroom.exercises import TaskExercise, of_lesson
from tutor.teach.classroom.task import Task
from tutor.teach.course.lesson import Lesson


class Chosen(NamedTuple):
    """Some exercises in their order, and what they are called: the lessons that they are, or the teacher’s title."""

    exercises: tuple[TaskExercise, ...]
    lessons: tuple[Lesson, ...] = ()
    title: str = ""

    @classmethod
    def of_lesson(cls, lesson: Lesson) -> Chosen:
        """The exercises of a lesson that are to be answered."""
        return cls(of_lesson(lesson), (lesson,))

    @classmethod
    def of_tasks(cls, tasks: Sequence[Task]) -> Chosen:
        """The exercises of some tasks."""
        titles = " · ".join(task.title for task in tasks if task.title)
        return cls(tuple(one for task in tasks for one in task.exercises), title=titles)

    def version(self, number: int) -> Chosen:
        """The same for a neighbour: version 1 is as it was chosen, each further one has other exercises like those."""
        if number == 1:
            return self
        return self._replace(exercises=tuple(one.others(number - 1)[-1] for one in self.exercises))
