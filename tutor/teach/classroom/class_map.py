"""The map of a class: every learner’s answers, marked, and the mistakes that a teacher should talk about."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from itertools import islice, zip_longest
from typing import NamedTuple

from tutor.teach.classroom.exercises import Drawn
from tutor.teach.classroom.handed_in import HandedIn
from tutor.teach.classroom.lines import Line, lines
from tutor.teach.classroom.mistakes import Marked, Marker
from tutor.teach.classroom.task import Task
from tutor.teach.topics import TOPICS, Topic

#: The exercises of the next task, and how many like each of this one are looked through for them.
NEXT, LOOKED_THROUGH = 4, 8


class Learner(NamedTuple):
    """A learner, by the name that they gave, and their answers as they were marked."""

    name: str
    answers: tuple[Marked, ...]

    @property
    def right(self) -> int:
        """The number of right answers."""
        return sum(one.right for one in self.answers)

    def mistakes(self, topic: Topic) -> int:
        """The number of answers that are wrong by a mistake about a topic."""
        return sum(one.mistake is not None and one.mistake.topic is topic for one in self.answers)


class ClassMap:
    """The answers of a class to a task, and what they come to."""

    def __init__(self, task: Task, handed_in: tuple[HandedIn, ...]) -> None:
        """Mark all answers."""
        self.task = task
        self.markers = [*map(Marker, task.exercises, task.questions)]
        self.learners = [Learner(one.name, self._marked(one)) for one in handed_in]

    def _marked(self, handed_in: HandedIn) -> tuple[Marked, ...]:
        return tuple(marker.marked(answer) for marker, answer in zip(self.markers, handed_in.answers, strict=True))

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The mistakes that were made too often for chance, the most frequent first."""
        return lines(self.markers, [learner.answers for learner in self.learners])

    @cached_property
    def topics(self) -> Mapping[Topic, tuple[int, ...]]:
        """The topics of the task and of all mistakes, and the places of the exercises that train each of them."""
        trained = {topic: self._training(topic) for topic in TOPICS.values()}
        mistaken = {one.mistake.topic for learner in self.learners for one in learner.answers if one.mistake}
        return {topic: places for topic, places in trained.items() if places or topic in mistaken}

    def _training(self, topic: Topic) -> tuple[int, ...]:
        return tuple(place for place, exercise in enumerate(self.task.exercises) if topic in exercise.topics)

    def who(self, line: Line) -> tuple[int, ...]:
        """The places of the learners who have made the mistake of a line."""
        name = line.mistake.name
        return tuple(
            place
            for place, learner in enumerate(self.learners)
            if any(one.mistake is not None and one.mistake.name == name for one in learner.answers)
        )

    def like(self, line: Line) -> tuple[Drawn, ...]:
        """A few exercises that are not in the task, and in which the mistake of a line can be made."""
        others = zip_longest(*(exercise.others(LOOKED_THROUGH) for exercise in line.exercises))
        new = dict.fromkeys(one for several in others for one in several if one and one not in self.task.exercises)
        fitting = (one for one in new if line.mistake.name in Marker(one, one.question()).possible)
        return tuple(islice(fitting, NEXT))
