"""What a learner knows, on pages of a notebook: where to go on today, and the map of the course."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.hosts.notebook.folder import file_name, lying
from tutor.hosts.notebook.kept_log import KeptLog
from tutor.hosts.notebook.practice import progress_by
from tutor.hosts.notebook.script import VERSION
from tutor.hosts.scripts import scoped, style_sheet
from tutor.show.exercises.course_map import Ways, course_map
from tutor.show.exercises.today import today
from tutor.show.html import Html, element
from tutor.show.words import Words
from tutor.teach.course.lesson import Lesson
from tutor.teach.topics import Topic

#: The style sheets of such a page, which has no table.
STYLES = ("palette", "table", "beside", "map", "notebook")

UNREADABLE = N_(
    "The log of your answers cannot be read, so this is what somebody sees who has answered nothing. ({why})"
)
PRACTISE = N_("Two minutes on this: run {cell} in a cell.")


class Known:
    """What the log says by now, as HTML.  A page has its own styles: a notebook may show no table that brings them."""

    def __init__(self, words: Html) -> None:
        """Read the log beside the notebook, and see which lessons are there too."""
        self.words = words
        self.progress = progress_by(KeptLog())
        self.there = lying(Path())

    @property
    def today(self) -> str:
        """Where to go on, and the topics that come back."""
        return today(self.progress, self.words, self._address)

    @property
    def map(self) -> str:
        """The map of the course."""
        return course_map(self.progress, self.words, Ways(self._address, self._practice))

    def page(self, *parts: str) -> str:
        """Some parts as a page, with a line before them if the log cannot be read.

        Its styles are for it alone: a notebook of another version may stand open beside it.
        """
        styles = element("style", scoped(style_sheet(STYLES), VERSION))
        return element("div", styles, self._trouble, *parts, data_tutor_version=VERSION)

    def _address(self, lesson: Lesson) -> str:
        """The address of a lesson’s notebook, ``""`` if it is not in this folder."""
        name = self.there.get(file_name(Words(self.words.lang).say(lesson.title)))
        return quote(name) if name else ""

    def _practice(self, topic: Topic) -> str:
        return self.words.say(PRACTISE, cell=f'lesson.drill("{topic.id}")')

    @property
    def _trouble(self) -> str:
        """A line that says why the log cannot be read, if it cannot."""
        try:
            KeptLog().read()
        except RecordError as error:
            why = Words(self.words.lang).error(error)
            return element("p", self.words.say(UNREADABLE, why=why), class_="tutor-note")
        return ""
