"""The road that a learner has come: what was taught before a lesson."""

from __future__ import annotations

from tutor.teach.course.lesson import Lesson
from tutor.teach.course.parts import LESSONS


def before(lesson: Lesson) -> list[Lesson]:
    """The lessons of its game that stand before one in the course, and those that they need."""
    earlier = [*LESSONS.values()][: [*LESSONS].index(lesson.id)]
    own = [one for one in earlier if one.game == lesson.game]
    needed = {name for one in (*own, lesson) for name in one.needs}
    return [one for one in earlier if one.game == lesson.game or one.id in needed]
