"""A class as a file, which is read again as codes are: the link of its task, and a line for each learner."""

from __future__ import annotations

import json
from collections.abc import Iterable

from tutor.core.errors import RecordError
from tutor.teach.classroom.code import code
from tutor.teach.classroom.handed_in import HandedIn
from tutor.teach.classroom.reading import JSON, LINK, NAMES
from tutor.teach.classroom.task import Task


def class_text(task: Task, learners: Iterable[HandedIn]) -> str:
    """The text of the file: ``NAME=CODE`` where that can be read, or else the answers as JSON."""
    return "\n".join((task.link, *(_line(task, one) for one in learners))) + "\n"


def _line(task: Task, learner: HandedIn) -> str:
    try:
        found = code(task, learner)
    except RecordError:
        return _as_json(task, learner)
    if learner.name and not learner.name.startswith(JSON) and not LINK.search(learner.name):
        return f"{learner.name}{NAMES}{found.text}"
    return found.text if found.named else _as_json(task, learner)


def _as_json(task: Task, learner: HandedIn) -> str:
    return json.dumps(learner.to_json(task), ensure_ascii=False)
