"""The lessons before another one, and the exercises by which it brings them back."""

from __future__ import annotations

from tutor.teach.course.lesson import Lesson, Step
from tutor.teach.course.parts import LESSONS


def before(lesson: Lesson) -> list[Lesson]:
    """The lessons of its game that stand before one in the course, and those that they need."""
    earlier = [*LESSONS.values()][: [*LESSONS].index(lesson.id)]
    own = [one for one in earlier if one.game == lesson.game]
    needed = {name for one in (*own, lesson) for name in one.needs}
    return [one for one in earlier if one.game == lesson.game or one.id in needed]


def brought_back(lesson: Lesson) -> dict[Step, str]:
    """The exercises of a lesson that come back from earlier ones, each with the lesson that first asked its like.

    They are of the same kind, and about the same thing where the kind asks about several.
    """
    first: dict[tuple[str, str], str] = {}
    for one in before(lesson):
        for step in one.asked:
            first.setdefault((step.kind, step.about), one.id)
    alike = ((step, first.get((step.kind, step.about))) for step in lesson.asked)
    return {step: name for step, name in alike if name}


def lessons_brought_back(lesson: Lesson) -> list[Lesson]:
    """The lessons that come back in a later one, in the order of the course."""
    names = {*brought_back(lesson).values()}
    return [one for one in LESSONS.values() if one.id in names]
