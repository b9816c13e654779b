"""``tutor learn``: the lessons lie in a folder of the learner's own, and nothing there is ever overwritten."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import quote

import nbformat
import pytest

from tests.command import Output
from tests.hosts.test_trust import READ
from tests.hosts.test_trust import trusted as trusted_by_jupyter
from tutor.cli import learn as learning
from tutor.cli import pace
from tutor.cli.command import main
from tutor.cli.pace import Pace
from tutor.hosts.notebook import kept_log, making, running
from tutor.hosts.notebook import ready as kept
from tutor.hosts.notebook.kept_log import KeptLog
from tutor.hosts.notebook.making import page_of_a_beginner
from tutor.hosts.notebook.mark import marked
from tutor.hosts.notebook.ready import Ready
from tutor.hosts.notebook.stored import VIEW
from tutor.teach.known.log import Answer

FIRST, SECOND = "Your first trick.ipynb", "The pack.ipynb"

pytestmark = pytest.mark.usefixtures("english")


def lesson(name: str, says: str = "Play.") -> Ready:
    """A lesson without tables, ready to be laid out."""
    cell = {"cell_type": "markdown", "id": "one", "metadata": {}, "source": f"# {name}\n\n{says}"}
    return Ready(name, marked({"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}))


PAGE = page_of_a_beginner("en", [FIRST, SECOND])


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home of somebody for whom two lessons are ready."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(home / "jupyter"))
    monkeypatch.setattr(kept_log, "FILE", "progress.json")
    have(monkeypatch, lesson(FIRST), lesson(SECOND))
    return home


def have(monkeypatch: pytest.MonkeyPatch, *lessons: Ready) -> None:
    """Have other lessons be ready, as another package has."""
    monkeypatch.setattr(learning, "ready", lambda _lang, _make: [PAGE, *lessons])


def lay_out(folder: Path | str) -> int:
    return main(["learn", "--lay-out", str(folder), "--lang", "en"])


def trusted(file: Path) -> bool:
    """Whether Jupyter takes a notebook for one that the user has run, as it is read from its file."""
    return trusted_by_jupyter(READ(file, as_version=4))


def outputs(page: Path) -> str:
    """All that the cells of a page have shown."""
    cells = json.loads(page.read_text("utf-8"))["cells"]
    return json.dumps([cell.get("outputs", []) for cell in cells], ensure_ascii=False)


# --- laying out -----------------------------------------------------------------------------------------------------


def test_lessons_are_laid_out_and_trusted_and_nothing_is_started(
    home: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_: pytest.fail("something was started"))
    assert lay_out("~/L") == 0
    assert capsys.readouterr().out == f"Your lessons are in {home / 'L'}. What you have done there stays as it is.\n"
    names = sorted(path.name for path in (home / "L").iterdir())
    assert names == ["00 Start here.ipynb", f"01 {FIRST}", f"02 {SECOND}"]
    assert all(trusted(home / "L" / name) for name in names)


def test_without_the_word_jupyterlab_is_opened_at_the_page_to_begin_with(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[tuple[list[str], dict[str, Any]]] = []
    monkeypatch.setattr(subprocess, "run", lambda command, **more: started.append((command, more)))
    assert main(["learn", "--folder", str(home / "L"), "--lang", "en"]) == 0
    (command, more), *_ = started
    assert f"--ServerApp.root_dir={home / 'L'}" in command
    assert f"--LabApp.default_url=/lab/tree/{quote('00 Start here.ipynb')}" in command
    assert Path(more["env"]["JUPYTER_CONFIG_PATH"], "jupyter_server_config.json").exists()
    assert (home / "L" / f"01 {FIRST}").exists()


def test_both_cannot_be_wished_at_once(capsys: Output) -> None:
    with pytest.raises(SystemExit):
        main(["learn", "--folder", "L", "--lay-out", "L", "--lang", "en"])
    assert "--lay-out" in capsys.readouterr().err


def test_an_update_under_a_learners_changes_keeps_both_and_says_so(
    home: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out(home)
    mine = home / f"01 {FIRST}"
    notebook = json.loads(mine.read_text("utf-8"))
    notebook["cells"][0]["source"] += "\n\nMy own note."
    mine.write_text(json.dumps(notebook), "utf-8")
    have(monkeypatch, lesson(FIRST, "Play on."), lesson(SECOND, "Look."))
    capsys.readouterr()
    assert lay_out(home) == 0
    assert capsys.readouterr().out == (
        "You have changed “01 Your first trick”, which stays as it is: today’s lesson is beside it, with “(new)” in the"
        f" name.\nYour lessons are in {home}. What you have done there stays as it is.\n"
    )
    assert "My own note." in mine.read_text("utf-8")
    assert "Play on." in (home / "01 Your first trick (new).ipynb").read_text("utf-8")
    assert "Look." in (home / f"02 {SECOND}").read_text("utf-8")
    assert lay_out(home) == 0
    assert "You have changed" not in capsys.readouterr().out


# --- what cannot be done --------------------------------------------------------------------------------------------


def test_a_place_that_is_no_folder_is_named(tmp_path: Path, capsys: Output) -> None:
    taken = tmp_path / "a file"
    taken.write_text("mine")
    for place in (taken, taken / "below"):
        assert lay_out(place) == 2
        told = capsys.readouterr().err
        assert re.fullmatch(
            r"folder: found “.*”, expected a folder for your lessons, which can be written to \(.*\)\n", told
        )
    assert taken.read_text() == "mine"


def test_the_home_of_nobody_is_named(capsys: Output) -> None:
    assert lay_out("~nobody-of-this-name/L") == 2
    assert "expected a folder for your lessons" in capsys.readouterr().err


@pytest.mark.parametrize("number", [13, 28, 30])
def test_where_nothing_can_be_written_it_is_said_in_one_sentence(
    number: int, home: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forbidden, as in the home of another user; a full disk; a disk that is read only."""

    def refused(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("tutor.hosts.notebook.laying_out.replace", refused)
    assert lay_out(home / "L") == 2
    told = capsys.readouterr().err
    assert told.endswith(f"expected a folder for your lessons, which can be written to ({os.strerror(number)})\n")
    assert told.count("\n") == 1


def test_where_signatures_cannot_be_kept_the_lessons_are_there_and_it_is_said_what_to_do(
    home: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "jupyter").write_text("a file in the way")
    monkeypatch.setattr(subprocess, "run", lambda *_: None)
    assert lay_out(home / "L") == 0
    told = capsys.readouterr().out
    assert "choose “Trust Notebook”" in told
    assert (home / "L" / f"02 {SECOND}").exists()


def test_who_lacks_jupyterlab_is_told_what_brings_it(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(learning, "find_spec", lambda _: None)
    assert main(["learn", "--lang", "en"]) == 2
    assert "pip install tarot-barbu-tutor[notebook]" in capsys.readouterr().err


# --- lessons that are not ready -------------------------------------------------------------------------------------


@pytest.fixture
def unready(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A source of two lessons of which nothing was made."""
    stored = tmp_path / "notebooks"
    stored.mkdir()
    for name in ("pack", "count"):
        cell = {"cell_type": "code", "id": "one", "metadata": {}, "source": ["1 + 1"], "outputs": []}
        text = {"cell_type": "markdown", "id": "text", "metadata": {}, "source": [f"# {name}\n"]}
        notebook = {"cells": [text, cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
        (stored / f"{name}.ipynb").write_text(json.dumps(notebook), "utf-8")
    monkeypatch.setattr(learning, "ready", kept.ready)
    monkeypatch.setattr(kept, "KEPT", tmp_path / "cache")
    monkeypatch.setattr(kept, "SOURCES", (stored,))
    monkeypatch.setattr(making, "STORED", stored)
    return stored


def test_they_are_made_once_which_is_said(home: Path, unready: Path, capsys: Output) -> None:
    assert lay_out(home / "L") == 0
    assert capsys.readouterr().out.startswith("Preparing the lessons, which takes a few seconds the first time…\n")
    assert {path.name for path in (home / "L").glob("0[12]*")} == {"01 pack.ipynb", "02 count.ipynb"}
    assert lay_out(home / "L") == 0
    assert "Preparing" not in capsys.readouterr().out
    assert unready.exists()


def test_where_the_lessons_are_missing_it_is_said_where_they_were_sought(
    home: Path, unready: Path, capsys: Output
) -> None:
    for stored in unready.iterdir():
        stored.unlink()
    assert lay_out(home / "L") == 2
    assert "expected the lessons, which come with the project’s wheel" in capsys.readouterr().err


def test_a_lesson_that_does_not_run_is_named_with_what_is_wrong(home: Path, unready: Path, capsys: Output) -> None:
    wrong = (unready / "pack.ipynb").read_text("utf-8").replace("1 + 1", "1 / 0")
    (unready / "pack.ipynb").write_text(wrong, "utf-8")
    assert lay_out(home / "L") == 2
    assert "expected a lesson that runs (pack.ipynb: division by zero)" in capsys.readouterr().err
    assert not (home / "L").exists()


# --- how far it is --------------------------------------------------------------------------------------------------


def test_what_takes_over_a_second_is_told_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.4, 1.1, 1.5, 2.2, 9.9])
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    told: list[tuple[int, int]] = []
    heard = Pace(lambda *done: told.append(done))
    for done in range(1, 6):
        heard(done, 5)
    assert told == [(2, 5), (4, 5)]


def test_a_slow_lay_out_says_how_far_it_is(home: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "SILENCE", 0.0)
    lay_out(home / "L")
    assert capsys.readouterr().out.startswith("1 of 2 lessons…\nYour lessons are in")


# --- the page to begin with -----------------------------------------------------------------------------------------


def test_the_page_to_begin_with_leads_to_the_first_lesson_and_says_each_time_how_far_one_is(
    home: Path, capsys: Output
) -> None:
    lay_out(home)
    assert "Looking up" not in capsys.readouterr().out
    page = home / "00 Start here.ipynb"
    assert quote(f"01 {FIRST}") in outputs(page)
    assert "There is nothing to come back to today." in outputs(page)
    long_ago = Answer(1763760000, "beats", 1, 1, 1, ("T04",), right=True, hints=0)
    KeptLog(home / "progress.json").add(long_ago)
    lay_out(home)
    assert capsys.readouterr().out.startswith("Looking up how far you are…\n")
    assert "Which card wins, last met" in outputs(page)
    assert VIEW in outputs(page), "the exercise that comes back"
    nbformat.validate(json.loads(page.read_text("utf-8")))
    assert trusted(page)


def test_lessons_are_run_as_if_nobody_had_ever_played_at_them(tmp_path: Path) -> None:
    """Whoever works on the stored lessons may have left answers where they start the command."""
    lesson = tmp_path / "lesson.ipynb"
    cell = {"cell_type": "code", "id": "one", "metadata": {}, "source": "import os\nos.listdir()", "outputs": []}
    lesson.write_text(json.dumps({"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}), "utf-8")
    assert running.run(lesson)["cells"][0]["outputs"][0]["data"]["text/plain"] == "[]"
