"""``tutor learn``: the lessons lie in a folder of the learner's own, and nothing there is ever overwritten."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from urllib.parse import quote

import nbformat
import pytest

from tutor.cli import learn as learning
from tutor.cli.command import main
from tutor.cli.learn import laid_out, started
from tutor.core.errors import RecordError
from tutor.hosts.notebook import kept_log, kept_match
from tutor.hosts.notebook.kept_log import KeptLog
from tutor.hosts.notebook.kept_match import FOLDER, GOES_ON, KeptMatch
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach.course.parts import BESIDE, LESSONS
from tutor.teach.known.log import Answer

#: What some notebooks are called in a learner's folder, behind the number of their place.
CALLED = {
    "en": {"which-cards": "Which cards may I play", "barbu": "Barbu - seven contracts"},
    "fr": {"which-cards": "Quelles cartes puis-je jouer", "barbu": "Le barbu - sept contrats"},
}
IN_ORDER = [*LESSONS, *BESIDE]


def fresh(lesson: Path) -> bytes:
    """What stands for a lesson that has been run."""
    return f"{lesson.name}, run".encode()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_language_has_its_lessons_under_their_titles_in_the_order_of_the_course(lang: str, tmp_path: Path) -> None:
    folder = tmp_path / "my own" / "lessons"
    names = laid_out(folder, Words(lang), fresh, lambda _: None)
    assert sorted(path.name for path in folder.iterdir()) == names
    ending = "" if lang == "en" else f".{lang}"
    assert [(folder / name).read_text("utf-8") for name in names] == [f"{one}{ending}.ipynb, run" for one in IN_ORDER]
    for one, title in CALLED[lang].items():
        assert names[IN_ORDER.index(one)] == f"{IN_ORDER.index(one) + 1:02} {title}.ipynb"


def test_what_somebody_has_done_in_a_lesson_stays(tmp_path: Path) -> None:
    told: list[str] = []
    *_, deal, barbu, _ = laid_out(tmp_path, Words("en"), fresh, told.append)
    assert told == [f"Preparing {len(IN_ORDER)} lessons…"]
    (tmp_path / deal).write_text("my own notes", "utf-8")
    (tmp_path / barbu).unlink()
    told.clear()
    laid_out(tmp_path, Words("en"), fresh, told.append)
    assert (tmp_path / deal).read_text("utf-8") == "my own notes"
    assert told == ["Preparing 1 lesson…"]


def test_a_lesson_from_a_time_when_it_stood_elsewhere_in_the_course_is_not_laid_out_twice(tmp_path: Path) -> None:
    old = "77 Barbu - seven contracts.ipynb"
    (tmp_path / old).write_text("my own notes", "utf-8")
    names = laid_out(tmp_path, Words("en"), fresh, lambda _: None)
    assert (names[IN_ORDER.index("barbu")], len(names)) == (old, len(IN_ORDER))
    assert {path.name for path in tmp_path.iterdir()} == {*names}
    assert (tmp_path / old).read_text("utf-8") == "my own notes"


def test_a_lesson_whose_making_is_broken_off_is_not_there(tmp_path: Path) -> None:
    def broken(_: Path) -> bytes:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        laid_out(tmp_path, Words("en"), broken, lambda _: None)
    assert [*tmp_path.iterdir()] == []


def test_a_place_that_is_no_folder_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taken = tmp_path / "a file"
    taken.touch()
    assert main(["learn", "--folder", str(taken), "--lang", "en"]) != 0
    told = capsys.readouterr().err
    assert told.startswith("folder: found “")
    assert told.endswith("expected a folder for your lessons, which can be written to (File exists)\n")


def test_who_lacks_jupyterlab_is_told_what_brings_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learning, "find_spec", lambda _: None)
    assert main(["learn", "--lang", "en"]) != 0
    assert "pip install tarot-barbu-tutor[notebook]" in capsys.readouterr().err


def test_where_the_lessons_are_missing_it_is_said_where_they_were_sought(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(learning, "STORED", tmp_path)
    assert main(["learn", "--lang", "en"]) != 0
    assert "expected the lessons, which come with the project’s wheel" in capsys.readouterr().err


def test_a_lesson_is_run_with_its_tables_kept_for_whoever_opens_it() -> None:
    ran = learning.run(learning.lessons("fr")[-1])
    assert b'"application/vnd.jupyter.widget-state+json"' in ran
    assert b"tutor-table" in ran


def test_it_is_run_as_if_nobody_had_ever_played_at_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever works on the stored lessons may have left a match beside them, or where they start the command."""
    monkeypatch.setattr(kept_match, "FOLDER", FOLDER)
    monkeypatch.chdir(tmp_path)
    lesson = Path(shutil.copy(learning.lessons("en")[-2], tmp_path))
    state = {"game": "tarot", "players": 4, "seed": 39, "name": "tarot-four"}
    KeptMatch(state, tmp_path / FOLDER).answer({"finish": True})
    assert (tmp_path / FOLDER / "tarot-four.json").exists()
    ran = learning.run(lesson).decode()
    assert "tutor-table" in ran
    assert Words("en").say(GOES_ON) not in ran


def test_a_lesson_that_does_not_run_is_named_with_what_is_wrong(tmp_path: Path) -> None:
    lesson = tmp_path / "mine.ipynb"
    cell = {"cell_type": "code", "source": ["1 / 0"], "metadata": {}, "outputs": []}
    lesson.write_text(json.dumps({"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}), "utf-8")
    with pytest.raises(RecordError) as error:
        learning.run(lesson)
    assert str(Words("en").error(error.value)) == (
        "learn: found “mine.ipynb”, expected a lesson that runs (mine.ipynb: division by zero)"
    )


# --- the page to begin with -------------------------------------------------------------------------------------------

#: What the page to begin with is called.
BEGINS = {"en": "00 Start here.ipynb", "fr": "00 Commencez ici.ipynb"}


def outputs(page: Path) -> str:
    """All that the cells of a page have shown."""
    cells = json.loads(page.read_text("utf-8"))["cells"]
    return json.dumps([cell.get("outputs", []) for cell in cells], ensure_ascii=False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_to_begin_with_stands_before_all_lessons_and_leads_to_the_first(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_log, "FILE", "progress.json")
    names = laid_out(tmp_path, Words(lang), fresh, lambda _: None)
    assert started(tmp_path, Words(lang), learning.run) == BEGINS[lang] == min([BEGINS[lang], *names])
    assert quote(names[0]) in outputs(tmp_path / BEGINS[lang])
    nbformat.validate(json.loads((tmp_path / BEGINS[lang]).read_text("utf-8")))


def test_each_time_it_says_how_far_one_is_by_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_log, "FILE", "progress.json")
    page = tmp_path / started(tmp_path, Words("en"), learning.run)
    assert "There is nothing to come back to today." in outputs(page)
    long_ago = Answer(1763760000, "beats", 1, 1, 1, ("T04",), right=True, hints=0)
    KeptLog(tmp_path / "progress.json").add(long_ago)
    started(tmp_path, Words("en"), learning.run)
    assert "Which card wins, last met" in outputs(page)
    assert "tutor-question" in outputs(page)


@pytest.mark.parametrize("text", ["half a {", "[]", '{"cells": [{"source": ["my own notes"]}]}'])
def test_a_page_that_somebody_has_changed_stays(text: str, tmp_path: Path) -> None:
    (tmp_path / BEGINS["en"]).write_text(text, "utf-8")
    assert started(tmp_path, Words("en"), learning.run) == BEGINS["en"]
    assert (tmp_path / BEGINS["en"]).read_text("utf-8") == text
