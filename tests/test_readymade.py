"""Exercises made when the site is built: what Python would answer, for each exercise that stands on a page."""

from __future__ import annotations

import gzip
import json
from html import escape
from pathlib import Path
from typing import Any

import pytest

from site_hooks import stored
from site_hooks.readymade import AHEAD, first_moves, first_place, folder, place, publish
from tutor.hosts.exercise.task import Task, TaskState
from tutor.hosts.intents import ask
from tutor.hosts.table.session import Session
from tutor.show.languages import LANGUAGES

#: Exercises as they may stand on a page: to be answered, as an example, as a check, and where any other can be chosen.
LESSON = {"rulebook": "../../rulebook/"}
STANDING: list[dict[str, Any]] = [
    {**asked, "lang": lang}
    for lang in LANGUAGES
    for asked in (
        {**LESSON, "exercise": "beats.1.2.8"},
        {**LESSON, "exercise": "trick-points.1.1.40", "help": "worked"},
        {**LESSON, "exercise": "trick-points.1.1.41", "help": "none"},
        {"exercise": "beats.1.2.8", "rulebook": "../rulebook/", "free": True},
    )
]
#: A match as it may stand on a page.
MATCH: dict[str, Any] = {**LESSON, "game": "tarot", "players": 4, "seed": 39, "name": "tarot-four", "lang": "fr"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site of two pages: a lesson, whose notebook is written with other quotation marks, and another page."""
    folder = tmp_path_factory.mktemp("site")
    shown = [Task(state).page_html for state in STANDING]
    table = Session({"kind": "follow", "seed": 1, "lang": "en"}).page_html
    page = "".join([table, Session(MATCH).page_html, '<input data-state="1">', *shown[::2]])
    state = [escape(json.dumps(Task(each).state.to_json()), quote=False) for each in STANDING[1::2]]
    lesson = "".join(f"<div class='tutor-live' data-state='{each}'></div>" for each in state)
    for name, html in (("exercise", page), ("lessons/first", lesson)):
        (folder / name).mkdir(parents=True)
        (folder / name / "index.html").write_text(html, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stored, "FOLDER", folder / "stored")
        publish(folder)
    return folder


def file(site: Path, state: dict[str, Any]) -> Path:
    return site / "assets" / folder() / place(TaskState.of(state))


def files(site: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in (site / "assets").rglob("*") if path.is_file()}


@pytest.mark.parametrize("state", STANDING, ids=lambda state: place(TaskState.of(state)))
def test_the_next_exercises_are_word_by_word_what_python_answers(site: Path, state: dict[str, Any]) -> None:
    told = json.loads(gzip.decompress(file(site, state).read_bytes()))
    assert len(told) == AHEAD
    at: Any = state
    for ready in told:
        assert ready == json.loads(ask(json.dumps(at), '{"deal": null}'))
        at = ready["state"]


def test_each_exercise_and_each_match_has_one_file_and_nothing_else_has(site: Path) -> None:
    matches = [site / "assets" / folder() / first_place(MATCH)]
    assert sorted(files(site)) == sorted([*(file(site, state) for state in STANDING), *matches])


def test_a_second_build_asks_python_nothing(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = files(site)
    monkeypatch.setattr(stored, "FOLDER", site / "stored")
    monkeypatch.setattr(Task, "answer", None)
    for path in before:
        path.unlink()
    publish(site)
    assert files(site) == before


def test_a_match_has_a_file_with_what_comes_of_every_first_move(site: Path) -> None:
    told = json.loads(gzip.decompress((site / "assets" / folder() / first_place(MATCH)).read_bytes()))
    assert [*told] == ["pass", "prise", "garde", "garde-sans", "garde-contre"]
    assert told["garde"]["state"]["moves"][0] == "garde"
    assert "Le chien" in told["garde"]["html"]


def test_a_move_that_is_not_allowed_is_no_first_move() -> None:
    refusing = {"game": "barbu", "dealer": 0, "seed": 55, "rules": {"pack": 32}}
    moves = [*first_moves(refusing)]
    assert len(moves) == 1, "the order of the contracts is fixed there"
