"""Lessons run in this process: they show what a kernel would show, and what is wrong with a cell is said aloud."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import nbformat
import pytest
from ipywidgets import Widget
from nbclient import NotebookClient

from tests.hosts.lessons import LESSONS, file_of
from tutor.hosts.notebook.running import CellError, run
from tutor.hosts.notebook.script import VERSION
from tutor.hosts.notebook.stored import STATES, WIDGETS, Stored

NAME_OF_A_WIDGET = re.compile(r"[0-9a-f]{32}")
CELL_S = 60
#: The most bytes of a lesson that is laid out, of all lessons of a language, and of all that a kernel sends for one.
LESSON_BYTES, COURSE_BYTES, SENT_BYTES = 615_000, 20_250_000, 600_000


def code(notebook: Stored) -> list[Stored]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def tables(notebook: Stored) -> list[Stored]:
    """The tables that are stored with a notebook."""
    stored: Stored = notebook["metadata"][WIDGETS][STATES]["state"]
    return [widget["state"] for widget in stored.values() if "me" in widget["state"]]


def without_names(data: Any) -> str:  # noqa: ANN401 - JSON
    """Some data as text, in which no widget and no place in the memory has a name of its own."""
    return re.sub("0x[0-9a-f]+", "", NAME_OF_A_WIDGET.sub("", json.dumps(data, sort_keys=True)))


def written(folder: Path, *sources: str) -> Path:
    """A notebook with these cells."""
    cells = [{"cell_type": "code", "source": source, "metadata": {}, "outputs": []} for source in sources]
    path = folder / "some-lesson.ipynb"
    path.write_text(json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}), "utf-8")
    return path


class Counting(NotebookClient):
    """A kernel that runs a notebook, and the bytes that it sends to whoever shows it."""

    sent = 0

    def process_message(
        self, message: Stored, cell: nbformat.NotebookNode, cell_index: int
    ) -> nbformat.NotebookNode | None:
        """Count a message, and take it as ever."""
        self.sent += len(json.dumps(message["content"], ensure_ascii=False, default=str).encode())
        return super().process_message(message, cell, cell_index)


def test_a_lesson_shows_what_it_shows_in_a_kernel_which_sends_little() -> None:
    ran = run(file_of("which-cards", "en"))
    kernel = nbformat.read(file_of("which-cards", "en"), as_version=4)  # type: ignore[no-untyped-call]
    client = Counting(kernel, timeout=CELL_S, kernel_name="python3", store_widget_state=True)
    client.execute()
    assert 100_000 < client.sent < SENT_BYTES
    assert [cell["execution_count"] for cell in code(ran)] == [cell["execution_count"] for cell in code(kernel)]
    assert without_names([cell["outputs"] for cell in code(ran)]) == without_names(
        [cell["outputs"] for cell in code(kernel)]
    )
    theirs, ours = (sorted(map(without_names, tables(one))) for one in (kernel, ran))
    assert ours == theirs != []


@cache
def ran(lesson: str, lang: str) -> Stored:
    """A lesson after its cells have run."""
    return run(file_of(lesson, lang))


def weight(notebook: Stored) -> int:
    """The bytes of a notebook's file."""
    return len(json.dumps(notebook, ensure_ascii=False).encode())


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_lesson_runs_in_every_language_is_a_notebook_then_too_and_weighs_little(lesson: str) -> None:
    for lang in ("en", "fr"):
        nbformat.validate(ran(lesson, lang))
        assert {table["state"]["lang"] for table in tables(ran(lesson, lang))} == {lang}
        assert weight(ran(lesson, lang)) <= LESSON_BYTES


def test_the_whole_course_of_a_language_weighs_little() -> None:
    for lang in ("en", "fr"):
        assert sum(weight(ran(lesson, lang)) for lesson in LESSONS) <= COURSE_BYTES


def test_each_notebook_has_its_own_tables_and_they_share_one_script_with_the_cards() -> None:
    first, again = (run(file_of("whole-deal", "en")) for _ in range(2))
    assert {table["me"] for table in tables(first)}.isdisjoint(table["me"] for table in tables(again))
    for notebook in (first, again):
        states = notebook["metadata"][WIDGETS][STATES]["state"]
        assert {table["script"] for table in tables(notebook)} == {VERSION}
        assert [[*widget["state"]["cards"]] for widget in states.values() if "cards" in widget["state"]] == [["en"]]
        assert [*states].count(VERSION) == 1


def test_no_table_stays_open_and_nobody_stands_elsewhere_afterwards() -> None:
    here = Path.cwd()
    run(file_of("whole-deal", "fr"))
    assert Widget.get_manager_state()["state"] == {}
    assert Path.cwd() == here


def test_a_cell_shows_its_last_line_if_it_comes_to_something(tmp_path: Path) -> None:
    ran = run(written(tmp_path, "one = 1", "one\none + 1", "None", "two = 2\nif two:\n    two"))
    shown = [[output["data"]["text/plain"] for output in cell["outputs"]] for cell in code(ran)]
    assert shown == [[], ["2"], [], []]


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("from tutor import Lesson\nLesson('no-such-lesson', lang='en')", "found “no-such-lesson”"),
        ("1 / 0", "division by zero"),
        ("one two", "invalid syntax"),
    ],
)
def test_a_cell_that_fails_is_told_with_its_notebook_and_leaves_no_table(
    source: str, said: str, tmp_path: Path
) -> None:
    with pytest.raises(CellError, match=rf"^some-lesson\.ipynb: .*{said}"):
        run(written(tmp_path, "from tutor import Lesson\nLesson(lang='en').deal()", source))
    assert Widget.get_manager_state()["state"] == {}
