"""The lessons ready to be laid out: what is made of the source is kept until it changes, and is the same each time."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

from tests.hosts.lessons import LESSONS
from tutor.hosts.notebook import ready as kept
from tutor.hosts.notebook.lesson import Lesson
from tutor.hosts.notebook.making import lessons, page_of_a_beginner, title
from tutor.hosts.notebook.mark import Mark, content_print, lesson_print, mark_of
from tutor.hosts.notebook.ready import Ready, archive_of, packed, ready, unpacked
from tutor.hosts.notebook.stored import STATES, WIDGETS
from tutor.show.languages import LANGUAGES

SOME = [Ready("The dog.ipynb", {"cells": [], "metadata": {"what": "é"}})]
#: The most bytes of the page to begin with.
PAGE_BYTES = 300_000
#: Makes a lesson ready and prints it, in a process that goes through sets in an order of its own.
PROGRAM = """
from tutor.hosts.notebook import making
making.LESSONS = ()
*_, lesson = making.made("en")
print(lesson.file.decode())
"""


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source of one file, of which no lessons have been made."""
    file = tmp_path / "tutor" / "some.py"
    file.parent.mkdir()
    file.write_text("one")
    monkeypatch.setattr(kept, "SOURCES", (file.parent,))
    monkeypatch.setattr(kept, "KEPT", tmp_path / "cache")
    return file


def never(lang: str) -> list[Ready]:
    pytest.fail(f"made once more, in {lang}")


def test_what_was_packed_is_the_same_afterwards() -> None:
    assert unpacked(packed(SOME)) == SOME


def test_lessons_are_made_once_for_a_source_and_a_language_and_those_from_before_are_not_kept(source: Path) -> None:
    assert ready("en", lambda _: SOME) == SOME
    assert ready("en", never) == SOME
    assert ready("fr", lambda _: []) == []
    before = archive_of("en")
    source.write_text("two")
    source.with_suffix(".pyc").write_text("of no matter")
    assert ready("en", lambda _: []) == []
    assert not before.exists()
    assert ready("en", never) == ready("fr", lambda _: []) == []
    assert len([*kept.KEPT.iterdir()]) == 2


def test_where_nothing_can_be_kept_they_are_made_each_time(source: Path) -> None:
    kept.KEPT.write_text("a file in the way of the folder")
    for _ in range(2):
        assert ready("en", lambda _: SOME) == SOME
    assert source.exists()


def test_in_a_wheel_they_lie_beside_the_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "STORED", kept.IN_WHEEL)
    assert archive_of("fr") == kept.PACKAGE / "lessons" / "ready" / "fr.json.xz"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lessons_come_in_the_order_of_the_course_with_their_titles(lang: str) -> None:
    ending = "" if lang == "en" else f".{lang}"
    assert [path.name for path in lessons(lang)] == [f"{one}{ending}.ipynb" for one in LESSONS]
    called = {"en": "Which cards may I play?", "fr": "Quelles cartes puis-je jouer ?"}[lang]
    assert title(lessons(lang)[LESSONS.index("which-cards")]).replace("\u202f", " ").replace("\u00a0", " ") == called


def made(seed: str) -> str:
    """A lesson that is made ready in a process of its own."""
    environment = os.environ | {"PYTHONHASHSEED": seed}
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True, timeout=120
    )
    return ran.stdout


def test_the_same_source_gives_the_same_bytes_which_nobody_has_changed() -> None:
    first = made("1")
    assert first == made("2")
    notebook = json.loads(first)
    nbformat.validate(notebook)
    mark = mark_of(notebook)
    assert (mark.lesson, mark.content) == (lesson_print(notebook), content_print(notebook))
    assert mark != Mark()
    tables = [one for one in notebook["metadata"][WIDGETS][STATES]["state"].values() if "me" in one["state"]]
    assert {one["model_module_version"] for one in tables} == {">=0.11"}
    assert {one["state"]["_view_module_version"] for one in tables} == {">=0.11"}


def test_the_page_of_a_beginner_leads_to_the_first_lesson_and_has_nothing_that_comes_back() -> None:
    page = page_of_a_beginner("en", ["Your first trick.ipynb"])
    assert page.name == "Start here.ipynb"
    assert "01%20Your%20first%20trick.ipynb" in page.file.decode()
    assert page.file.decode().count("nothing to come back to") == 1
    assert len(page.file) < PAGE_BYTES
    nbformat.validate(page.notebook)


def test_the_styles_of_the_page_to_begin_with_hold_in_it_alone() -> None:
    shown = Lesson(lang="en").map()
    styles = shown.partition("<style>")[2].partition("</style>")[0]
    assert re.match(r'<div data-tutor-version="(\w+)"><style>', shown)
    assert ".tutor-map:where(" in styles
    assert {*re.findall(r"\.tutor-[\w-]+(?!:where|[\w-])", styles)} <= {".tutor-sheet"}, "it stands outside of all"
