"""Lessons laid out in a learner's folder: what nobody has changed is today's, what somebody has changed is theirs."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest

from tutor.hosts.notebook import laying_out
from tutor.hosts.notebook.laying_out import lay_out, lay_out_page
from tutor.hosts.notebook.mark import MARK, marked
from tutor.hosts.notebook.ready import Ready
from tutor.hosts.notebook.stored import STATES, VIEW, WIDGETS, Stored


def lesson(name: str = "The dog", *, says: str = "Of the dog.", shows: str = "<p>cards</p>", moves: str = "") -> Ready:
    """A lesson with a text and a table that has run."""
    output = {
        "output_type": "execute_result",
        "execution_count": 1,
        "data": {"text/plain": "<Table>", "text/html": shows, VIEW: {"model_id": "one", "version_major": 2}},
        "metadata": {},
    }
    table = {"model_name": "AnyModel", "state": {"state": {"seed": 1, "moves": [*moves]}}}
    cells = [
        {"cell_type": "markdown", "id": "text", "metadata": {}, "source": f"# {name}\n\n{says}"},
        {
            "cell_type": "code",
            "id": "code",
            "metadata": {},
            "source": "lesson.hook()",
            "execution_count": 1,
            "outputs": [output],
        },
    ]
    widgets = {STATES: {"version_major": 2, "version_minor": 0, "state": {"one": table}}}
    notebook = {"cells": cells, "metadata": {WIDGETS: widgets}, "nbformat": 4, "nbformat_minor": 5}
    return Ready(f"{name}.ipynb", marked(notebook))


def laid(folder: Path, *lessons: Ready) -> list[str]:
    """Lay out lessons, and return the names of those that somebody has changed, beside which today's was put."""
    return lay_out(folder, [*lessons], "new", lambda _done, _of: None)


def changed(file: Path, change: Callable[[Stored], object]) -> bytes:
    """Change a notebook as JupyterLab would, which writes it in lines, and return what stands there then."""
    notebook = json.loads(file.read_bytes())
    change(notebook)
    for cell in notebook["cells"]:
        cell["source"] = cell["source"].splitlines(keepends=True)
    file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return file.read_bytes()


def a_note(notebook: Stored) -> None:
    notebook["cells"].append({"cell_type": "markdown", "id": "mine", "metadata": {}, "source": "My own note."})


def nothing(notebook: Stored) -> None:
    notebook["metadata"]["kernelspec"] = {"name": "python3", "display_name": "Python 3"}


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# --- the first time, and again --------------------------------------------------------------------------------------


def test_lessons_are_laid_out_under_their_numbers_and_again_nothing_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "my own" / "lessons"
    both = lesson("The dog"), lesson("The kings")
    assert laid(folder, *both) == []
    assert names(folder) == ["01 The dog.ipynb", "02 The kings.ipynb"]
    assert (folder / "01 The dog.ipynb").read_bytes() == both[0].file
    before = [path.stat().st_mtime_ns for path in folder.iterdir()]
    assert laid(folder, *both) == []
    assert [path.stat().st_mtime_ns for path in folder.iterdir()] == before


def test_it_is_told_how_far_it_has_come(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    lay_out(tmp_path, [lesson("The dog"), lesson("The kings")], "new", lambda *done: told.append(done))
    assert told == [(1, 2), (2, 2)]


def test_a_lay_out_that_was_killed_goes_on_where_it_was_and_what_is_there_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lessons = [lesson("The dog"), lesson("The kings")]

    def killed(file: Path, text: bytes) -> None:
        if file.name.startswith("02"):
            raise KeyboardInterrupt
        file.write_bytes(text)

    monkeypatch.setattr(laying_out, "replace", killed)
    with pytest.raises(KeyboardInterrupt):
        laid(tmp_path, *lessons)
    monkeypatch.undo()
    assert names(tmp_path) == ["01 The dog.ipynb"]
    assert laid(tmp_path, *lessons) == []
    assert [path.read_bytes() for path in sorted(tmp_path.iterdir())] == [one.file for one in lessons]


def test_a_lesson_keeps_its_name_where_its_place_in_the_course_has_changed(tmp_path: Path) -> None:
    (tmp_path / "77 The dog.ipynb").write_bytes(lesson("The dog").file)
    assert laid(tmp_path, lesson("The kings"), lesson("The dog", says="Otherwise.")) == []
    assert names(tmp_path) == ["01 The kings.ipynb", "77 The dog.ipynb"]
    assert b"Otherwise." in (tmp_path / "77 The dog.ipynb").read_bytes()


# --- an update ------------------------------------------------------------------------------------------------------

OTHER_WORDS, OTHER_PICTURES = lesson(says="Of the dog, in other words."), lesson(shows="<p>prettier cards</p>")


@pytest.mark.parametrize("newer", [OTHER_WORDS, OTHER_PICTURES])
@pytest.mark.parametrize("open_it", [lambda _: None, lambda file: changed(file, nothing)], ids=["unopened", "saved"])
def test_a_lesson_that_nobody_has_changed_is_replaced_by_todays_also_if_it_was_opened_and_saved(
    newer: Ready, open_it: Callable[[Path], object], tmp_path: Path
) -> None:
    file = tmp_path / "01 The dog.ipynb"
    laid(tmp_path, lesson())
    open_it(file)
    assert laid(tmp_path, newer) == []
    assert names(tmp_path) == [file.name]
    assert file.read_bytes() == newer.file


def new_names(notebook: Stored) -> None:
    """Run the cells again: the table has another name."""
    states = notebook["metadata"][WIDGETS][STATES]["state"]
    states["another"] = states.pop("one")
    notebook["cells"][1]["outputs"][0]["data"][VIEW]["model_id"] = "another"
    notebook["cells"][1]["outputs"][0]["data"]["text/plain"] = "<Table at 0x7f>"


def test_nor_is_one_changed_whose_cells_have_run_again(tmp_path: Path) -> None:
    laid(tmp_path, lesson())
    changed(tmp_path / "01 The dog.ipynb", new_names)
    assert laid(tmp_path, OTHER_WORDS) == []
    assert (tmp_path / "01 The dog.ipynb").read_bytes() == OTHER_WORDS.file


def another_word(notebook: Stored) -> None:
    notebook["cells"][0]["source"] += " Indeed."


def a_move(notebook: Stored) -> None:
    notebook["metadata"][WIDGETS][STATES]["state"]["one"]["state"]["state"]["moves"] = ["H10"]


def an_output(notebook: Stored) -> None:
    notebook["cells"][1]["outputs"] = [{"output_type": "stream", "name": "stdout", "text": ["my own\n", "output"]}]


@pytest.mark.parametrize("change", [a_note, another_word, a_move, an_output])
def test_one_that_somebody_has_changed_stays_and_todays_is_put_beside_it_once(
    change: Callable[[Stored], None], tmp_path: Path
) -> None:
    file, beside = tmp_path / "01 The dog.ipynb", tmp_path / "01 The dog (new).ipynb"
    laid(tmp_path, lesson())
    theirs = changed(file, change)
    assert laid(tmp_path, lesson()) == [], "they have today's lesson already"
    assert laid(tmp_path, OTHER_WORDS) == [file.name]
    assert laid(tmp_path, OTHER_WORDS) == []
    assert names(tmp_path) == sorted([file.name, beside.name])
    assert (file.read_bytes(), beside.read_bytes()) == (theirs, OTHER_WORDS.file)
    nbformat.validate(json.loads(theirs))


def test_whoever_has_changed_both_keeps_both(tmp_path: Path) -> None:
    file, beside = tmp_path / "01 The dog.ipynb", tmp_path / "01 The dog (new).ipynb"
    laid(tmp_path, lesson())
    first = changed(file, a_note)
    laid(tmp_path, OTHER_WORDS)
    second = changed(beside, a_note)
    newest = lesson(says="In the newest words.")
    assert laid(tmp_path, newest) == [file.name]
    assert (file.read_bytes(), beside.read_bytes()) == (first, second)
    assert (tmp_path / "01 The dog (new 2).ipynb").read_bytes() == newest.file


def test_the_one_beside_that_nobody_has_changed_is_replaced_as_any_other(tmp_path: Path) -> None:
    laid(tmp_path, lesson())
    changed(tmp_path / "01 The dog.ipynb", a_note)
    laid(tmp_path, OTHER_WORDS)
    newest = lesson(says="In the newest words.")
    assert laid(tmp_path, newest) == ["01 The dog.ipynb"]
    assert names(tmp_path) == ["01 The dog (new).ipynb", "01 The dog.ipynb"]
    assert (tmp_path / "01 The dog (new).ipynb").read_bytes() == newest.file


def test_new_outputs_of_a_lesson_whose_texts_are_the_same_are_not_put_beside_a_change(tmp_path: Path) -> None:
    """Whoever has its texts has the lesson: its tables run the script of now, and its cells show what they show now."""
    laid(tmp_path, lesson())
    changed(tmp_path / "01 The dog.ipynb", a_note)
    assert laid(tmp_path, OTHER_PICTURES) == []
    assert names(tmp_path) == ["01 The dog.ipynb"]


# --- from before there were marks -----------------------------------------------------------------------------------


def unmarked(one: Ready) -> Stored:
    """A lesson as a package without marks has laid it out, with its heavy tables."""
    notebook = json.loads(one.file)
    del notebook["metadata"][MARK]
    notebook["metadata"][WIDGETS][STATES]["state"]["one"]["state"]["_esm"] = "a script " * 1000
    return dict(notebook)


def known(one: Ready, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a lesson's texts be known from before."""
    monkeypatch.setattr("tutor.hosts.notebook.mark._unmarked", lambda: {one.notebook["metadata"][MARK]["lesson"]})


def test_an_old_one_is_replaced_if_its_texts_are_known_and_nobody_has_saved_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known(lesson(), monkeypatch)
    file = tmp_path / "05 The dog.ipynb"
    file.write_text(json.dumps(unmarked(lesson()), ensure_ascii=False), "utf-8")
    assert laid(tmp_path, OTHER_WORDS) == []
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {file.name: OTHER_WORDS.file}


@pytest.mark.parametrize("change", [a_note, a_move, nothing])
def test_an_old_one_that_somebody_has_saved_stays_and_todays_is_put_beside_it(
    change: Callable[[Stored], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known(lesson(), monkeypatch)
    file = tmp_path / "05 The dog.ipynb"
    file.write_text(json.dumps(unmarked(lesson()), ensure_ascii=False), "utf-8")
    theirs = changed(file, change)
    assert laid(tmp_path, OTHER_WORDS) == [file.name]
    assert file.read_bytes() == theirs
    assert (tmp_path / "05 The dog (new).ipynb").read_bytes() == OTHER_WORDS.file


# --- what is no lesson ----------------------------------------------------------------------------------------------

BROKEN = ["half a {", "[]", "7", "{}", '{"cells": [{"source": ["my own notes"]}]}', '{"cells": [], "metadata": []}', ""]


@pytest.mark.parametrize("text", [*BROKEN, "[" * 100_000])
def test_a_notebook_that_was_broken_by_hand_stays_and_todays_is_beside_it(text: str, tmp_path: Path) -> None:
    file = tmp_path / "01 The dog.ipynb"
    file.write_text(text, "utf-8")
    assert laid(tmp_path, lesson()) == [file.name]
    assert laid(tmp_path, lesson()) == []
    assert file.read_text("utf-8") == text
    assert (tmp_path / "01 The dog (new).ipynb").read_bytes() == lesson().file


def test_a_mark_that_was_broken_by_hand_is_none(tmp_path: Path) -> None:
    marks: list[object] = [None, 7, [], {"lesson": 7}, {"laid_out": None}, {"of another day": "1"}]
    for number, mark in enumerate(marks):
        folder = tmp_path / str(number)
        folder.mkdir()
        notebook = {**lesson().notebook, "metadata": {MARK: mark}}
        (folder / "01 The dog.ipynb").write_text(json.dumps(notebook), "utf-8")
        assert laid(folder, lesson()) == ["01 The dog.ipynb"]


def test_matches_answers_and_what_else_lies_there_are_never_touched(tmp_path: Path) -> None:
    (tmp_path / "matches").mkdir()
    theirs = [tmp_path / "matches" / "tarot-four.json", tmp_path / "progress.json", tmp_path / "My own.ipynb"]
    for file in theirs:
        file.write_text("mine", "utf-8")
    laid(tmp_path, lesson())
    laid(tmp_path, OTHER_WORDS)
    assert [file.read_text("utf-8") for file in theirs] == ["mine"] * 3
    assert len([*tmp_path.iterdir()]) == 4


# --- a folder in which nothing can be written -----------------------------------------------------------------------


def test_on_a_full_disk_what_was_there_is_still_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    laid(tmp_path, lesson())

    def full(_handle: int) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left on device"):
        laid(tmp_path, OTHER_WORDS)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"01 The dog.ipynb": lesson().file}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such rights")
def test_a_folder_that_may_not_be_written_to_is_an_error_and_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid(tmp_path, lesson())
    opened = os.open

    def read_only(path: str | Path, flags: int, mode: int = 0o777) -> int:
        """What the system answers to whoever is not the administrator, as the one who runs the tests may be."""
        if flags & os.O_CREAT:
            raise PermissionError(13, os.strerror(13))
        return opened(path, flags, mode)

    monkeypatch.setattr(os, "open", read_only)
    assert laid(tmp_path, lesson()) == [], "nothing is to be written"
    with pytest.raises(PermissionError):
        laid(tmp_path, OTHER_WORDS)
    assert (tmp_path / "01 The dog.ipynb").read_bytes() == lesson().file


# --- the page to begin with -----------------------------------------------------------------------------------------

PAGE, NOW = lesson("Start here", says="Begin here."), lesson("Start here", says="Begin here.", shows="<p>so far</p>")


def begun(folder: Path, page: Ready = PAGE) -> bytes:
    """What the page to begin with holds, beside one lesson."""
    laid(folder, lesson())
    return (folder / lay_out_page(folder, page, [lesson()], lambda: NOW)).read_bytes()


def test_the_page_to_begin_with_is_that_of_a_beginner_until_something_is_answered(tmp_path: Path) -> None:
    assert begun(tmp_path) == PAGE.file
    (tmp_path / "progress.json").write_text("{}", "utf-8")
    assert begun(tmp_path) == NOW.file
    assert names(tmp_path)[0] == "00 Start here.ipynb"


def test_it_is_made_now_where_the_lessons_have_other_names_than_its_links(tmp_path: Path) -> None:
    (tmp_path / "77 The dog.ipynb").write_bytes(lesson().file)
    assert begun(tmp_path) == NOW.file


def test_it_is_brought_up_to_date_though_its_table_was_played_at_but_not_if_its_texts_were_changed(
    tmp_path: Path,
) -> None:
    begun(tmp_path)
    page = tmp_path / "00 Start here.ipynb"
    newer = lesson("Start here", says="Begin here, please.")
    changed(page, a_move)
    assert begun(tmp_path, newer) == newer.file
    theirs = changed(page, a_note)
    assert begun(tmp_path, PAGE) == theirs


@pytest.mark.parametrize("text", BROKEN)
def test_a_page_that_was_broken_by_hand_stays(text: str, tmp_path: Path) -> None:
    (tmp_path / "00 Start here.ipynb").write_text(text, "utf-8")
    assert begun(tmp_path).decode() == text
