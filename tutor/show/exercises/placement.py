"""The end of the placement test, when its boards are answered: the lesson to begin with."""

from __future__ import annotations

import json

from tutor.core.message import N_, Message
from tutor.show.exercises.lesson import linked
from tutor.show.html import Html, element
from tutor.teach.course.parts import LESSONS
from tutor.teach.placement import BEYOND, BOARDS

WAITS = N_("When you have answered all five, it will say here where to begin.")
BEGIN = N_("Begin with")
ALL_RIGHT = N_("You already know what may be played. Begin with")


def begin(words: Html) -> str:
    """All lines on the lesson to begin with, hidden; ``placement.js`` shows the one that follows from the answers."""
    boards = {str(exercise): lesson for exercise, lesson in BOARDS}
    # In the order of the course: the first lesson that somebody needs is the one to begin with.
    lines = [_line(name, BEGIN, words) for name in LESSONS if name in boards.values()]
    lines.append(_line(BEYOND, ALL_RIGHT, words))
    waits = element("p", words.say(WAITS), data_waits=True)
    return element(
        "div", waits, *lines, class_="tutor-lesson tutor-placement", role="status", data_boards=json.dumps(boards)
    )


def _line(name: str, says: Message, words: Html) -> str:
    return element("p", words.say(says), " ", linked(LESSONS[name], words), ".", data_begin=name, hidden=True)
