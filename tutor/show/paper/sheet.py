"""A sheet of exercises with a line for a name, others like it for the neighbour, and the key on pages of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from string import ascii_uppercase
from typing import NamedTuple

from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.show.classroom.task import TITLE
from tutor.show.exercises.pictured import answered, laid_out
from tutor.show.exercises.said import COLON
from tutor.show.html import element, paragraphs
from tutor.show.languages import LANGUAGES
from tutor.show.paper.exercise import OnPaper, on_paper
from tutor.show.paper.page import Page, page
from tutor.show.picture.inks import Ink
from tutor.show.qr_code import qr_code
from tutor.show.words import Words
from tutor.teach.classroom.chosen import Chosen
from tutor.teach.classroom.exercises import TaskExercise
from tutor.teach.classroom.task import Task

NAME, DATE = N_("Name:", "a line on a sheet of exercises"), N_("Date:", "a line on a sheet of exercises")
EXERCISES, SHEET = N_("Exercises", "title of a sheet"), N_("{title} – sheet {letter}")
KEY, KEY_OF = N_("Answers", "title of the key of a sheet"), N_("Sheet {letter}")
ON_A_SCREEN = N_("These exercises as a link, for a phone")
#: The page of a site on which a task is answered; in the folder of a language, but for the first one.
TASK_PAGE = "class/task/"
#: The most versions of a sheet: as many as there are letters.
LETTERS = ascii_uppercase


class Version(NamedTuple):
    """A version of a sheet: its letter, its exercises, and the same as they stand on paper."""

    letter: str
    exercises: Sequence[TaskExercise]
    on_paper: Sequence[OnPaper]


def sheets(chosen: Chosen, numbers: Sequence[int], words: Words, ink: Ink, site: str = "") -> Page:
    """The page with every version of a sheet, the first of which is 1, and with their key.

    ``site`` is the address of a site on which the same exercises can be answered; the QR codes of the key lead there.
    """
    title = title_of(chosen, words)
    versions = [_version(chosen, number, words) for number in numbers]
    heads = [words.say(SHEET, title=title, letter=one.letter) if len(numbers) > 1 else title for one in versions]
    given = (_sheet(chosen, one, head, words) for one, head in zip(versions, heads, strict=True))
    content = (*given, _key(versions, title, site, words))
    drawn = (picture for version in versions for one in version.on_paper for picture in one.drawn)
    return page(title, "".join(content), drawn, ink, words.lang)


def _version(chosen: Chosen, number: int, words: Words) -> Version:
    exercises = chosen.version(number).exercises
    return Version(LETTERS[number - 1], exercises, [on_paper(one, at, words) for at, one in enumerate(exercises, 1)])


def title_of(chosen: Chosen, words: Words) -> str:
    """The lessons of a sheet; a teacher’s own title stands below, where it is said to be theirs."""
    return " · ".join(words.say(lesson.title) for lesson in chosen.lessons) or words.say(EXERCISES)


def _sheet(chosen: Chosen, version: Version, heading: str, words: Words) -> str:
    """A version below its heading, with a line for a name."""
    lines = element("p", *(element("span", words.say(line)) for line in (NAME, DATE)), class_="name")
    given = words.say(TITLE, title=chosen.title) if chosen.title else ""
    own = element("p", escape(given), class_="given") if given else ""
    exercises = element("div", *(one.html for one in version.on_paper), class_="exercises")
    return element("section", element("h1", escape(heading)), own, lines, exercises, class_="sheet")


def _key(versions: Sequence[Version], title: str, site: str, words: Words) -> str:
    head = element("h1", words.say(KEY), words.say(COLON), escape(title))
    return element("section", head, *(part for one in versions for part in _answers(one, site, words)), class_="key")


def _answers(version: Version, site: str, words: Words) -> Iterator[str]:
    """The answers to a version, each with its reasons, and its exercises as a link."""
    code = qr_code(_link(version, site, words.lang), words.say(ON_A_SCREEN))
    yield element("header", element("h2", words.say(KEY_OF, letter=version.letter)), code)
    answers = (_answer(one, number, words) for number, one in enumerate(version.exercises, 1))
    yield element("div", *answers, class_="answers")


def _answer(one: TaskExercise, number: int, words: Words) -> str:
    question = one.question()
    first, *others = (*laid_out(question, words), *answered(question, words))
    name = element("code", escape(one.name))
    return element(
        "article",
        element("p", f"{number}. ", escape(first), " ", name, class_="first"),
        *paragraphs(others),
    )


def _link(version: Version, site: str, lang: str) -> str:
    """The link of a version as a task; nothing if it is longer than browsers take."""
    try:
        link = Task(tuple(version.exercises)).link
    except RecordError:
        return ""
    folder = "" if lang == LANGUAGES[0] else f"{lang}/"
    return f"{site.rstrip('/')}/{folder}{TASK_PAGE}{link}" if site else link
