"""A task that a teacher makes on a page: the page has what was picked, and Python makes the link of it."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import an_object, one_of
from tutor.games import read_record
from tutor.hosts.table.session import AN_INTENT
from tutor.show.classroom import task as shown
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach.classroom.exercises import Own, TaskExercise
from tutor.teach.classroom.task import VERSION, Task
from tutor.teach.kinds import KINDS

TO_BE_ASKED = N_("a position in which there is something to ask: somebody is to move, and has a choice")


class TaskMaking:
    """A task in the making, as a ``Session`` is a table.  It keeps nothing: each intent says all that was picked."""

    def __init__(self, state: Mapping[str, Json]) -> None:
        """Take up the language of the page; raise ``RecordError``."""
        self.words = Words(one_of(state.get("lang", LANGUAGES[0]), "lang", LANGUAGES))

    def answer(self, intent: Json) -> dict[str, Json]:
        """Answer an intent; raise ``RecordError``.

        ``{"task": {"title", "hints", "answers", "exercises"}}`` has what was picked, with the exercises as a link has
        them, and ``{"link": "#task=…"}`` names a task.  Both are answered with the ``task`` and its ``link``, and the
        ``command`` of a terminal that makes it.  ``{"position": text}`` is a record, answered with the ``exercises`` that
        can be asked about it.

        >>> made = TaskMaking({}).answer({"task": {"exercises": ["beats.1.1.3"]}})
        >>> made["command"]
        'tutor task beats.1.1.3'
        """
        match an_object(intent, "intent", '{"link": "#task=…"}'):
            case {"task": Mapping() as picked}:
                return self._made(Task.of({"v": VERSION, **picked}))
            case {"link": str(link)}:
                return self._made(Task.linked(link))
            case {"position": str(text)}:
                return {"exercises": [self._picked(one) for one in about(text)]}
        raise RecordError("intent", intent, AN_INTENT, example='{"link": "#task=…"}')

    def _made(self, task: Task) -> dict[str, Json]:
        picked = [self._picked(one) for one in task.exercises]
        said = shown.as_json(task) | {"exercises": picked}
        return {"link": task.link, "command": shown.command(task), "task": said}

    def _picked(self, one: TaskExercise) -> dict[str, Json]:
        return {"name": one.name, "title": self.words.say(one.kind.title), "packed": one.packed()}


def about(text: str) -> tuple[Own, ...]:
    """A question of each kind that can be asked about the position in a record; raise ``RecordError`` if none can."""
    record = read_record(text)
    found: list[Own] = []
    for kind in KINDS.values():
        try:
            found += [Own.about(kind, record)] if kind.of_a_deal else []
        except RecordError:
            continue  # the next kind may ask of it
    if not found:
        raise RecordError("record", text, TO_BE_ASKED)
    return (*found,)
