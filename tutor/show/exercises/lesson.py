"""The head of a lesson: its goal and length, what it builds on and comes back to, and a button for just reading it."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.message import N_, Message
from tutor.show.html import Html, element
from tutor.show.words import Words
from tutor.teach.course.earlier import lessons_brought_back
from tutor.teach.course.lesson import Lesson
from tutor.teach.course.parts import LESSONS

MINUTES = N_("It takes about {minutes} minutes.")
BUILDS_ON = N_("It builds on")
COMES_BACK_TO = N_("Towards the end the lesson comes back to")
READS = N_("Just read: show the answers")
CLOSES = N_("Answer myself: hide the answers")
CHANGE = N_("Change this lesson in the browser")
TRY = N_("Try it yourself in the browser")
CHANGED = N_(
    "It opens as a notebook that you can write in; {megabytes} MB are fetched for it the first time. Press the button"
    " with the double arrow there, and its tables come to life. What you change stays in this browser; the page that"
    " you are reading stays as it is."
)
TRIED = N_(
    "A notebook opens, with lines to change and to run; {megabytes} MB are fetched for it the first time. What you"
    " change stays in this browser."
)


def about(lesson: Lesson, words: Html) -> str:
    """A few lines at the head of a lesson; ``show_answers.js`` hears the button."""
    minutes = words.say(MINUTES, minutes=lesson.minutes)
    needed = naming(BUILDS_ON, [linked(LESSONS[name], words) for name in lesson.needs], words)
    back = naming(COMES_BACK_TO, [linked(one, words) for one in lessons_brought_back(lesson)], words)
    reads = element(
        "button",
        words.say(READS),
        type="button",
        data_reads=True,
        data_other=words.say(CLOSES),
    )
    return element(
        "div",
        element("p", words.say(lesson.goal), " ", minutes, needed, back),
        reads,
        class_="tutor-lesson",
        data_lesson=lesson.id,
    )


def naming(says: Message, titles: Sequence[str], words: Words) -> str:
    """A further sentence, which ends in the titles of lessons; nothing where there are none."""
    return f" {words.say(says)} {words.list(titles, 'and')}." if titles else ""


def linked(lesson: Lesson, words: Html) -> str:
    """The title of a lesson; on the site it is a link to it."""
    title = element("em", words.say(lesson.title))
    return element("a", title, href=f"../{lesson.id}/") if words.rulebook else title


def changed(notebook: str, megabytes: int, words: Html) -> str:
    """The link from a lesson's page to its ``notebook``, which fetches so many ``megabytes``."""
    link = element("a", words.say(CHANGE), href=notebook)
    return element("p", link, ". ", words.say(CHANGED, megabytes=megabytes), class_="lesson-change")


def tried(notebook: str, megabytes: int, words: Html) -> str:
    """The link to a ``notebook`` with lines of Python to change, which fetches so many ``megabytes``."""
    link = element("a", words.say(TRY), href=notebook)
    return element("p", link, ". ", words.say(TRIED, megabytes=megabytes))
