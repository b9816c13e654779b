"""The tutor on a web page: what the worker asks of Python.

Everything passes as JSON text, so the browser's side needs no knowledge of Python objects and no state lives here:
the page keeps each table's state and sends it with every question.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from tutor.core.errors import Json, RecordError
from tutor.core.reading import parse
from tutor.hosts.session import Session
from tutor.hosts.taking import taken_up
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words

if TYPE_CHECKING:
    from tutor.hosts.task import Task


def ask(state: str, intent: str, take_up: Callable[[Json], Session | Task] = taken_up) -> str:
    """Answer one intent (`{"play": "H10"}`) at the table with this state; what is wrong comes back as an `error`."""
    lang = None
    try:
        told = parse(state)
        lang = told.get("lang") if isinstance(told, dict) else None
        answer = take_up(told).answer(parse(intent))
    except RecordError as error:
        answer = {"error": Words(lang if lang in LANGUAGES else LANGUAGES[0]).error(error)}
    return json.dumps(answer)
