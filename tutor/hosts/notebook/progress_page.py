"""What a learner knows, in a notebook: where to go on, what comes back today, and the map of the course."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.hosts.notebook.folder import file_name, lying
from tutor.hosts.notebook.kept_log import KeptLog
from tutor.hosts.notebook.practice import progress_by
from tutor.hosts.scripts import style_sheet
from tutor.show.exercises.course_map import Ways, course_map
from tutor.show.exercises.today import today
from tutor.show.html import Html, element
from tutor.show.words import Words
from tutor.teach.course.lesson import Lesson
from tutor.teach.topics import Topic

UNREADABLE = N_(
    "The log of your answers cannot be read, so this is what somebody sees who has answered nothing. ({why})"
)
PRACTISE = N_("Two minutes on this: run {cell} in a cell.")


def progress_page(log: KeptLog, words: Html) -> str:
    """The page as HTML, with its own styles: a notebook may show no table that brings them."""
    there = lying(Path())

    def address(lesson: Lesson) -> str:
        name = there.get(file_name(Words(words.lang).say(lesson.title)))
        return quote(name) if name else ""

    def practice(topic: Topic) -> str:
        return words.say(PRACTISE, cell=f'lesson.drill("{topic.id}")')

    progress = progress_by(log)
    course = course_map(progress, words, Ways(address, practice))
    return element("style", style_sheet()) + _trouble(log, words) + today(progress, words, address) + course


def _trouble(log: KeptLog, words: Html) -> str:
    """A line that says why the log cannot be read, if it cannot."""
    try:
        log.read()
    except RecordError as error:
        return element("p", words.say(UNREADABLE, why=Words(words.lang).error(error)), class_="tutor-note")
    return ""
