"""The topics of the lessons: those that each one teaches, and those of which no question of the course asks."""

from __future__ import annotations

from functools import cache

from tutor.teach.course.lesson import Lesson
from tutor.teach.kinds import KINDS
from tutor.teach.topics import TOPICS, Topic, topics_of


@cache
def asked_about() -> tuple[Topic, ...]:
    """The topics that some question trains, in their order; of the others one can only read."""
    trained = {topic for kind in KINDS.values() for one in kind.topics_in_turn for topic in one}
    return tuple(topic for topic in TOPICS.values() if topic in trained)


def taught(lesson: Lesson) -> tuple[Topic, ...]:
    """The topics of the rules that a lesson teaches; of one that teaches none, those that its check trains."""
    own = topics_of(lesson.rules) or dict.fromkeys(topic for step in lesson.check for topic in step.exercise.topics)
    return tuple(topic for topic in own if topic in asked_about())
