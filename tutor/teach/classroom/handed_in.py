"""What one learner has handed in: their name, as they typed it that day, and their answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.core.errors import Json, RecordError
from tutor.core.glimpse import visible
from tutor.core.message import N_
from tutor.core.reading import one_of
from tutor.teach.classroom.task import Task
from tutor.teach.classroom.ways import Answers, answers_to

VERSION = 1
#: The most letters of a name.
LONGEST_NAME = 60
FIELDS = ("v", "task", "name", "answers", "code")

A_NAME = N_("a name on one line, of at most {count} characters")
THE_SAME_TASK = N_("answers to the task of this link; these belong to another one")
AN_OLDER = N_("{version} or less: a newer tutor has written this file")


class HandedIn(NamedTuple):
    """The answers of a learner to a task; the ``name`` is empty if they gave none."""

    name: str
    answers: Answers

    @classmethod
    def of(cls, task: Task, data: Json) -> HandedIn:
        """Read answers as a file holds them, the list alone or with all that belongs to it; raise ``RecordError``."""
        if not isinstance(data, Mapping):
            return cls("", answers_to(task, data))
        for field in data:
            one_of(field, str(field), FIELDS)
        version = data.get("v")
        if type(version) is int and version > VERSION:
            raise RecordError("v", version, AN_OLDER, version=VERSION)
        one_of(version, "v", (VERSION,))
        link = data.get("task")
        if not isinstance(link, str) or Task.linked(link) != task:
            raise RecordError("task", link, THE_SAME_TASK)
        return cls(a_name(data.get("name", "")), answers_to(task, data.get("answers")))

    def rights(self, task: Task) -> list[bool | None]:
        """Whether each answer is right; ``None`` where there is none."""
        asked = zip(task.questions, self.answers, strict=True)
        return [None if answer is None else question.reply(answer).right for question, answer in asked]

    def to_json(self, task: Task) -> dict[str, Json]:
        """The answers as a file holds them, with their task."""
        given = [None if answer is None else [*answer] for answer in self.answers]
        return {"v": VERSION, "task": task.link, "name": self.name, "answers": given}


def a_name(data: Json) -> str:
    """Read a learner’s name, which is any text on one line; raise ``RecordError``."""
    if not isinstance(data, str) or len(data) > LONGEST_NAME or visible(data) != data:
        raise RecordError("name", data, A_NAME, count=LONGEST_NAME)
    return data.strip()
