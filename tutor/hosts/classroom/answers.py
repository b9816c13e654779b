"""What a class has handed in, on its teacher’s page: read, put together and shown as a map."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import an_object, one_of
from tutor.hosts.table.session import AN_INTENT
from tutor.hosts.table.state import an_address
from tutor.show.classroom import class_map as mapped
from tutor.show.classroom.class_page import as_html
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach.classroom.class_file import class_text
from tutor.teach.classroom.class_map import ClassMap
from tutor.teach.classroom.handed_in import HandedIn
from tutor.teach.classroom.reading import Source, Unread, read_class, task_named
from tutor.teach.classroom.task import NAME, Task

#: The place, in what is said of it, of a class as the page has kept it.
KEPT = N_("the class kept here", "the place of what cannot be read")
A_CLASS = N_("a class and its task, such as {example}")
A_TASK = N_("the link of the task first, so that its answers can be read")


class ClassAnswers:
    """The answers of a class, as a ``Session`` is a table; the page keeps its state, a task and the file of a class."""

    def __init__(self, state: Json) -> None:
        """Take up a class as the page keeps it, ``{"task": link, "learners": text}``; raise ``RecordError``."""
        known = an_object(state, "state", '{"class": {"task": "#task=…", "learners": ""}}')
        lang = one_of(known.get("lang", LANGUAGES[0]), "lang", LANGUAGES)
        self.html = Html(lang, rulebook=an_address(known.get("rulebook", "")))
        self.words = Words(lang)
        match known.get("class"):
            case {"task": str(link), "learners": str(learners)}:
                self.link, self.learners = link, learners
            case other:
                raise RecordError("class", other, A_CLASS, example='{"task": "#task=…", "learners": ""}')

    def answer(self, intent: Json) -> dict[str, Json]:
        """Answer an intent; raise ``RecordError``.

        ``{"read": [{"place", "text"}, …]}`` adds what has been handed in, and ``{"leave_out": 2}`` takes away the
        learner at this place.  The answer is the map as ``html`` and as ``csv``, the class as it is now, to be kept
        (``class``), how many learners it has, and a sentence for whatever could not be read (``unread``).
        """
        match intent:
            case {"read": [*given]}:
                return self._read([_source(one) for one in given])
            case {"leave_out": int(place)}:
                return self._read([], place)
        raise RecordError("intent", intent, AN_INTENT, example='{"read": []}')

    def _read(self, given: Sequence[Source], left_out: int | None = None) -> dict[str, Json]:
        link = self.link or task_named(given)
        if not link:
            raise RecordError(NAME, link, A_TASK)
        task = Task.linked(link)
        learners, unread = read_class(task, [*self._kept(), *given])
        stay = tuple(one for place, one in enumerate(learners) if place != left_out)
        return self._shown(task, stay, unread)

    def _kept(self) -> list[Source]:
        return [Source(self.words.say(KEPT), self.learners)] if self.learners else []

    def _shown(self, task: Task, learners: tuple[HandedIn, ...], unread: Sequence[Unread]) -> dict[str, Json]:
        found = ClassMap(task, learners)
        return {
            "html": as_html(found, self.html),
            "csv": mapped.as_csv(found),
            "class": {"task": task.link, "learners": class_text(task, learners)},
            "count": len(learners),
            "unread": [mapped.unread(one, self.words) for one in unread],
        }


def _source(data: Json) -> Source:
    """Something that the page was given; raise ``RecordError``."""
    match data:
        case {"place": str(place), "text": str(text)}:
            return Source(place, text)
    raise RecordError("read", data, AN_INTENT, example='{"place": "class.txt", "text": "16PME5B0…"}')
