"""A task that a teacher makes on a page: the page has what was picked, and Python makes the link of it."""

from __future__ import annotations

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import an_object, one_of
from tutor.games import read_record
from tutor.hosts.table.session import AN_INTENT
from tutor.show.classroom import task as shown
from tutor.show.languages import LANGUAGES
from tutor.show.qr_code import qr_code
from tutor.show.words import Words
from tutor.teach.classroom.exercises import Own, TaskExercise
from tutor.teach.classroom.task import VERSION, Task
from tutor.teach.kinds import KINDS

A_QR_CODE = N_("The link of the task as a QR code")
TO_BE_ASKED = N_("a position in which there is something to ask: somebody is to move, and has a choice")


class TaskMaking:
    """A task in the making, as a ``Session`` is a table.  It keeps nothing: each intent says all that was picked."""

    def __init__(self, state: Json) -> None:
        """Take up the language of the page; raise ``RecordError``."""
        lang = an_object(state, "state", '{"making": true, "lang": "en"}').get("lang", LANGUAGES[0])
        self.words = Words(one_of(lang, "lang", LANGUAGES))

    def answer(self, intent: Json) -> dict[str, Json]:
        """Answer an intent; raise ``RecordError``.

        ``{"task": {"title", "hints", "answers", "exercises"}}`` has what was picked, with the exercises as a link has
        them, and ``{"link": "#task=…"}`` names a task.  Both are answered with the ``task`` and its ``link``, and with
        the ``command`` of a terminal that makes it; if the address of the pupils’ page stands in ``at``, also with a QR
        code of the whole link as SVG.  ``{"position": text}`` is a record, answered with the ``exercises`` that can be
        asked about it, each with the link of a task that has only it; ``{"ready": null}`` asks nothing.

        >>> made = TaskMaking({}).answer({"task": {"exercises": ["beats.1.1.3"]}})
        >>> made["command"]
        'tutor task beats.1.1.3'
        """
        match intent:
            case {"task": {**picked}, **more}:
                return self._made(Task.of({"v": VERSION, **picked}), more.get("at"))
            case {"link": str(link), **more}:
                return self._made(Task.linked(link), more.get("at"))
            case {"position": str(text)}:
                return {"exercises": [self._picked(one) | {"link": Task((one,)).link} for one in about(text)]}
            case {"ready": None}:
                return {}
        raise RecordError("intent", intent, AN_INTENT, example='{"link": "#task=…"}')

    def _made(self, task: Task, at: Json) -> dict[str, Json]:
        picked = [self._picked(one) for one in task.exercises]
        said = shown.as_json(task) | {"exercises": picked}
        code = qr_code(f"{at}{task.link}", self.words.say(A_QR_CODE)) if at else ""
        return {"link": task.link, "command": shown.command(task), "task": said, "qr_code": code}

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
