"""The head of a lesson: what one can do after it, how long it takes, what it builds on, and how to just read it."""

from __future__ import annotations

from tutor.message import N_
from tutor.show.html import Html, element
from tutor.teach.course import LESSONS
from tutor.teach.lesson import Lesson

MINUTES = N_("It takes about {minutes} minutes.")
BUILDS_ON = N_("It builds on")
READS = N_("Just read: show the answers")
CLOSES = N_("Answer myself: hide the answers")


def about(lesson: Lesson, words: Html) -> str:
    """A few lines at the head of a lesson; ``reading.js`` hears the button."""
    needed = [linked(LESSONS[name], words) for name in lesson.needs]
    minutes = words.say(MINUTES, minutes=lesson.minutes)
    before = f" {words.say(BUILDS_ON)} {words.list(needed, 'and')}." if needed else ""
    reads = element(
        "button",
        words.say(READS),
        type="button",
        data_reads=True,
        data_other=words.say(CLOSES),
    )
    return element("div", element("p", words.say(lesson.goal), " ", minutes, before), reads, class_="tutor-lesson")


def linked(lesson: Lesson, words: Html) -> str:
    """The title of a lesson; on the site it leads there."""
    title = element("em", words.say(lesson.title))
    return element("a", title, href=f"../{lesson.id}/") if words.rulebook else title
