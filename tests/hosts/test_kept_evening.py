"""The score pad of a notebook: its evening goes on, and nothing that was written down is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.exported import plain
from tutor.hosts.notebook.kept_evening import KeptEvening
from tutor.hosts.notebook.kept_match import taken_up
from tutor.hosts.notebook.lesson import Lesson
from tutor.hosts.notebook.script import CODE, STYLE
from tutor.show.errors import WordedError

CELL: dict[str, Any] = {"scoring": None, "name": "thursday", "lang": "en"}
BEGIN: dict[str, Any] = {"begin": {"table": "fft", "players": "4", "name-0": "<b>Ann", "evening": "Thursday"}}
DEAL: dict[str, Any] = {"deal": {"taker": "0", "contract": "garde", "bouts": "2", "points": "49"}}


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path / "evenings"


def begun() -> KeptEvening:
    pad = KeptEvening(CELL)
    pad.answer(BEGIN)
    pad.answer(DEAL)
    return pad


def test_an_evening_lies_in_its_file_after_each_deal_and_goes_on_in_the_next_kernel(here: Path) -> None:
    begun()
    assert len(json.loads((here / "thursday.json").read_text("utf-8"))["scoring"]["deals"]) == 1
    again = KeptEvening(CELL)
    assert "goes on where you left it" in again.take_up()
    assert "<b>Ann" in plain(again.html)
    assert "<b>Ann" not in again.html


def test_what_an_old_page_asks_is_answered_with_the_sheet_that_others_have_gone_on_with(here: Path) -> None:
    pad = begun()
    old = KeptEvening(pad.to_json())
    pad.answer(DEAL)
    answer = old.answer(DEAL)
    assert "goes on" in str(answer["note"])
    assert len(old.to_json()["scoring"]["deals"]) == 2  # type: ignore[index]
    assert len(json.loads((here / "thursday.json").read_text("utf-8"))["scoring"]["deals"]) == 2


def test_another_evening_puts_the_one_before_aside(here: Path) -> None:
    pad = begun()
    answer = pad.answer({"another": True})
    assert "thursday (1).json" in str(answer["note"])
    assert len(json.loads((here / "thursday (1).json").read_text("utf-8"))["scoring"]["deals"]) == 1
    pad.answer(BEGIN)
    assert sorted(file.name for file in here.iterdir()) == ["thursday (1).json", "thursday.json"]


@pytest.mark.parametrize("broken", ["", "{", "[]", '{"scoring": {"game": "chess"}}', "\0"])
def test_a_file_that_cannot_be_read_is_put_aside_as_it_is(here: Path, broken: str) -> None:
    here.mkdir()
    (here / "thursday.json").write_text(broken, "utf-8")
    pad = KeptEvening(CELL)
    assert "It is not erased" in pad.take_up()
    assert (here / "thursday (1).json").read_text("utf-8") == broken


def test_where_nothing_can_be_written_the_pad_says_so_and_goes_on(here: Path) -> None:
    here.write_text("a file where the folder should be", "utf-8")
    pad = KeptEvening(CELL)
    assert "cannot be kept" in str(pad.answer(BEGIN)["note"])
    assert "html" in pad.answer(DEAL)


def test_a_lesson_opens_a_pad_whose_kernel_may_change_and_which_has_no_cards() -> None:
    pad = Lesson(lang="fr").score_pad("jeudi")
    assert "tutor-scoring" in pad.html
    assert isinstance(taken_up(pad.state), KeptEvening)
    assert "tutor-scoring" in CODE
    assert ".tutor-scoring" in STYLE
    with pytest.raises(WordedError, match="une table avec des cartes"):
        _ = pad.record
    with pytest.raises(WordedError):
        Lesson(lang="en").score_pad("Jeudi soir!")


def test_where_no_script_runs_the_sheet_stands_as_text() -> None:
    assert "&lt;b&gt;Ann" in begun().sheet_html
