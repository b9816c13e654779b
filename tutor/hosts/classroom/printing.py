"""A sheet that a page prints: of a lesson, or of a task by its link."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.errors import Json, RecordError
from tutor.core.reading import one_of
from tutor.hosts.table.session import AN_INTENT
from tutor.show.languages import LANGUAGES
from tutor.show.paper.sheet import LETTERS, sheets
from tutor.show.picture.inks import INKS
from tutor.show.words import Words
from tutor.teach.classroom.chosen import Chosen
from tutor.teach.classroom.task import Task
from tutor.teach.course.parts import LESSONS
from tutor.teach.naming import a_number


class Printing:
    """A sheet, as a ``Session`` is a table; it keeps nothing."""

    def __init__(self, exercises: str, page: Mapping[object, Json]) -> None:
        """Take up the name of a lesson or the link of a task, and the language of the page; raise ``RecordError``."""
        self.words = Words(one_of(page.get("lang", LANGUAGES[0]), "lang", LANGUAGES))
        if exercises in LESSONS:
            self.chosen = Chosen.of_lesson(LESSONS[exercises])
        else:
            self.chosen = Chosen.of_tasks([Task.linked(exercises)])

    def answer(self, intent: Json) -> dict[str, Json]:
        """Answer an intent; raise ``RecordError``.

        ``{"versions": 2, "site": "https://…/"}`` is answered with so many versions of the sheet and their key, as a
        page for paper: its ``title``, its ``style``, and its ``content``.  The QR codes of the key lead to the site.

        >>> sorted(Printing("excuse", {}).answer({"versions": 1, "site": ""}))
        ['content', 'style', 'title']
        """
        match intent:
            case {"versions": versions, "site": str(site)}:
                count = a_number(versions, "versions", range(1, len(LETTERS) + 1))
                page = sheets(self.chosen, range(1, count + 1), self.words, INKS["bw"], site)
                return {"title": page.title, "style": page.style, "content": page.content}
        raise RecordError("intent", intent, AN_INTENT, example='{"versions": 2, "site": ""}')
