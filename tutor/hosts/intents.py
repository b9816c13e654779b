"""Intents and their answers as JSON text, at any table or exercise, for the site's worker and a notebook's kernel.

No state lives here: a page keeps the state of each of its tables, and sends it with every question.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
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


def taken_up(state: Json) -> Answering:
    """Whatever a page of the site asks, importing only the modules that it needs; raise ``RecordError``."""
    return _at_a_table(state) or _of_a_table(state) or _for_a_class(state) or shown(state)


def _at_a_table(state: Json) -> Answering | None:
    """What people at a table of their own ask while they play; ``None`` if it is none of these."""
    match state:
        case {"setup": _}:
            from tutor.hosts.setup.setup import Setup

            return Setup(state)
        case {"counting": _}:
            from tutor.hosts.reckoning.hand import CountedHand

            return CountedHand(state)
        case {"chance": _}:
            from tutor.hosts.reckoning.odds import AskedOdds

            return AskedOdds(state)
        case {"scoring": _}:
            from tutor.hosts.scoring.scoring import Scoring

            return Scoring(state)
    return None


def _of_a_table(state: Json) -> Answering | None:
    """What a table plays, the page that lies on it, its signals; ``None`` if it is none of these."""
    match state:
        case {"our_table": _}:
            from tutor.hosts.our_table.choosing import Choosing

            return Choosing(state)
        case {"crib": _}:
            from tutor.hosts.crib.crib import Crib

            return Crib(state)
        case {"signals": _}:
            from tutor.hosts.crib.signals import Signals

            return Signals(state)
    return None


def _for_a_class(state: Json) -> Answering | None:
    """What the pages of a class ask: a task, its making, its sheet, its answers; ``None`` if it is none of these."""
    match state:
        case {"task": str(link), **page}:
            from tutor.hosts.classroom.given_task import GivenTask

            return GivenTask(link, page)
        case {"making": _}:
            from tutor.hosts.classroom.making import TaskMaking

            return TaskMaking(state)
        case {"printed": str(exercises), **page}:
            from tutor.hosts.classroom.printing import Printing

            return Printing(exercises, page)
        case {"class": _}:
            from tutor.hosts.classroom.answers import ClassAnswers

            return ClassAnswers(state)
    return None


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
