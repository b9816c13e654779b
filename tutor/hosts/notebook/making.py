"""The lessons made ready to be laid out: each is run, and the same source gives the same bytes.

``python -m tutor.hosts.notebook.making FOLDER`` puts an archive of each language into a folder, for the wheel.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from tutor.hosts.notebook.folder import FIRST, file_name
from tutor.hosts.notebook.mark import marked
from tutor.hosts.notebook.ready import STORED, Ready, archived
from tutor.hosts.notebook.running import run
from tutor.hosts.notebook.script import VERSION
from tutor.hosts.notebook.start_page import TITLE, start_page
from tutor.hosts.notebook.stored import STATES, WIDGETS, Stored, text
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach.course.parts import BESIDE, LESSONS

#: The place in the memory that Python names where a value has no better text.
PLACE = re.compile(r" at 0x[0-9a-f]+")
#: The versions of anywidget for which a table asks, those like the one with which it was made, and those that can show
#: it: an archive is opened where another one is installed.
LIKE_OURS, FROM_OURS = re.compile(r'"~(\d+\.\d+)\.\*"'), r'">=\1"'


def made(lang: str, progress: Callable[[int, int], None] = lambda _done, _of: None) -> list[Ready]:
    """The page to begin with and the lessons of a language, run; raise ``CellError``.

    ``progress`` is told how many are made, and of how many.
    """
    stored = lessons(lang)
    found: list[Ready] = []
    for lesson in stored:
        found.append(made_of(lesson))
        progress(len(found), len(stored))
    return [page_of_a_beginner(lang, [one.name for one in found]), *found]


def made_of(lesson: Path) -> Ready:
    """A lesson that has run, under its title; raise ``CellError``."""
    return _always_the_same(file_name(title(lesson)), run(lesson))


def lessons(lang: str) -> list[Path]:
    """The notebooks of a language as they are stored: the lessons in the order of the course, then the tables."""
    ending = "" if lang == LANGUAGES[0] else f".{lang}"
    return [path for name in (*LESSONS, *BESIDE) if (path := STORED / f"{name}{ending}.ipynb").exists()]


def title(lesson: Path) -> str:
    """The title of a lesson: its heading."""
    heading: str = text(json.loads(lesson.read_text("utf-8"))["cells"][0]["source"]).splitlines()[0]
    return heading.removeprefix("# ").strip()


def page_of_a_beginner(lang: str, names: list[str]) -> Ready:
    """The page to begin with, for somebody who has answered nothing, beside lessons of these names."""
    with TemporaryDirectory() as folder:
        for number, name in enumerate(names, FIRST + 1):
            Path(folder, f"{number:02} {name}").touch()
        return _always_the_same(file_name(Words(lang).say(TITLE)), page_now(lang, Path(folder)))


def page_now(lang: str, folder: Path) -> Stored:
    """The page to begin with, run in a learner's folder, which has the lessons and the answers; raise ``CellError``."""
    with TemporaryDirectory() as elsewhere:
        page = Path(elsewhere, "page.ipynb")
        page.write_text(json.dumps(start_page(Words(lang))), "utf-8")
        return run(page, folder)


def _always_the_same(name: str, notebook: Stored) -> Ready:
    """A notebook in which nothing has another name each time or wherever it is run, with its mark."""
    whole = LIKE_OURS.sub(FROM_OURS, PLACE.sub("", json.dumps(notebook, ensure_ascii=False)))
    for widget, own_name in _names(name, notebook):
        whole = whole.replace(widget, own_name)
    return Ready(name, marked(json.loads(whole)))


def _names(name: str, notebook: Stored) -> Iterator[tuple[str, str]]:
    """The widgets of a notebook but the script, which has its version as its name, each with a name of its own."""
    widgets = (one for one in notebook["metadata"][WIDGETS][STATES]["state"] if one != VERSION)
    for number, widget in enumerate(widgets):
        yield widget, sha256(f"{name} {number}".encode()).hexdigest()[: len(widget)]


def main(folder: str) -> None:
    """Put the archives of all languages into a folder."""
    for lang in LANGUAGES:
        Path(folder, f"{lang}.json.xz").write_bytes(archived(lang, made))


if __name__ == "__main__":
    main(sys.argv[1])
