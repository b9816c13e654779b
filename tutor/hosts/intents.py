"""Intents and their answers as JSON text, at any table or exercise, for the site's worker and a notebook's kernel.

No state lives here: a page keeps the state of each of its tables, and sends it with every question.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from tutor.core.errors import Json, RecordError
from tutor.core.reading import parse
from tutor.hosts.table.session import Session
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words

if TYPE_CHECKING:
    from tutor.hosts.classroom.answers import ClassAnswers
    from tutor.hosts.classroom.making import TaskMaking
    from tutor.hosts.exercise.task import Task

    #: Whatever a page or a notebook asks.
    Answering = Session | Task | TaskMaking | ClassAnswers


def taken_up(state: Json) -> Answering:
    """The table, the exercise or the class in a state, importing only what it needs; raise ``RecordError``."""
    # A table does not wait for every kind of exercise.
    match state:
        case {"exercise": _}:
            from tutor.hosts.exercise.task import Task  # noqa: PLC0415

            return Task(state)
        case {"class": _}:
            from tutor.hosts.classroom.answers import ClassAnswers  # noqa: PLC0415

            return ClassAnswers(state)
        case {"making": _}:
            from tutor.hosts.classroom.making import TaskMaking  # noqa: PLC0415

            return TaskMaking(state)
    return Session(state)


def ask(state: str, intent: str, take_up: Callable[[Json], Answering] = taken_up) -> str:
    """Answer one intent (`{"play": "H10"}`) at the table with this state; bad input is answered with an `error`."""
    lang = None
    try:
        told = parse(state)
        lang = told.get("lang") if isinstance(told, dict) else None
        answer = take_up(told).answer(parse(intent))
    except RecordError as error:
        answer = {"error": Words(lang if lang in LANGUAGES else LANGUAGES[0]).error(error)}
    return json.dumps(answer)
