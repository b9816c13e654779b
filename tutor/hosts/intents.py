"""Intents and their answers as JSON text, at any table or exercise, for the site's worker and a notebook's kernel.

No state lives here: a page keeps the state of each of its tables, and sends it with every question.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from tutor.core.errors import Json, RecordError
from tutor.core.reading import parse
from tutor.hosts.table.session import Session
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words

if TYPE_CHECKING:
    from tutor.hosts.exercise.task import Task


class Answering(Protocol):
    """Whatever a page or a notebook asks: a table, an exercise, a position, a score pad, a task, a class."""

    def answer(self, intent: Json) -> dict[str, Json]:
        """Answer an intent; raise ``RecordError``."""


def shown(state: Json) -> Session | Task:
    """The table or exercise in a state, importing only the modules that it needs; raise ``RecordError``."""
    if isinstance(state, Mapping) and "exercise" in state:
        from tutor.hosts.exercise.task import Task

        return Task(state)
    return Session(state)


#: What else a page asks, by a name that only its state has: the module below ``tutor.hosts``, and the class.
PAGES = {
    "making": ("classroom.making", "TaskMaking"),
    "class": ("classroom.answers", "ClassAnswers"),
    "setup": ("setup.setup", "Setup"),
    "scoring": ("scoring.scoring", "Scoring"),
}


def taken_up(state: Json) -> Answering:
    """Whatever a page of the site asks, importing only the modules that it needs; raise ``RecordError``."""
    match state:
        case {"task": str(link), **page}:
            from tutor.hosts.classroom.given_task import GivenTask

            return GivenTask(link, page)
        case {"printed": str(exercises), **page}:
            from tutor.hosts.classroom.printing import Printing

            return Printing(exercises, page)
    if isinstance(state, Mapping) and (name := next(filter(state.__contains__, PAGES), None)):
        module, page_class = PAGES[name]
        answering: Answering = getattr(import_module(f"tutor.hosts.{module}"), page_class)(state)
        return answering
    return shown(state)


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
