"""What is estimated in a notebook lies beside it, with the matches: nothing of it is judged, overwritten or erased."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.every import every
from tutor.core.errors import Json
from tutor.hosts.exercise.task import Task
from tutor.hosts.notebook import kept_match
from tutor.hosts.notebook.kept_estimate import FILE
from tutor.hosts.notebook.kept_match import taken_up
from tutor.hosts.notebook.kept_task import KeptTask

ONE, OTHER, WITHOUT = "weigh-show.4.1.1", "weigh-show.4.1.2", "weigh-worth.1.1.1"


def estimate(folder: Path, given: Json, exercise: str = ONE) -> dict[str, Json]:
    return KeptTask({"exercise": exercise, "lang": "en"}, folder).answer({"estimate": given})


def file(folder: Path) -> Path:
    return folder / FILE


def test_estimates_are_kept_hand_by_hand_beside_how_they_came_out(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    estimate(folder, 60)
    answer = estimate(folder, 20, OTHER)
    found = answer["estimates"]
    assert isinstance(found, list)
    chances = [KeptTask({"exercise": name}, folder).state.exercise.question.estimate for name in (ONE, OTHER)]
    expected = [
        [name, given, *chance.chance]
        for name, given, chance in zip((ONE, OTHER), (60, 20), chances, strict=True)
        if chance
    ]
    assert found == expected
    assert json.loads(file(folder).read_text("utf-8")) == {"v": 1, "kept": expected}


def test_of_the_same_hand_only_the_first_estimate_counts(tmp_path: Path) -> None:
    assert estimate(tmp_path, 60) == estimate(tmp_path, 20)


def test_without_an_estimate_nothing_is_written(tmp_path: Path) -> None:
    assert estimate(tmp_path, None) == {"estimates": []}
    assert estimate(tmp_path, 50, WITHOUT) == {"estimates": []}
    assert not file(tmp_path).exists()


@pytest.mark.parametrize("given", [-5, 101, "60", 60.5, [60]])
def test_what_is_no_estimate_is_refused(given: Json, tmp_path: Path) -> None:
    assert "error" in estimate(tmp_path, given)
    assert not file(tmp_path).exists()


STRANGE = (
    "",
    "{",
    "[]",
    '{"v": 1}',
    '{"v": 1, "kept": [7]}',
    '{"v": 1, "kept": [["a", 200, 1, 400]]}',
    '{"v": 1, "kept": [["a", 50, 401, 400]]}',
)


@pytest.mark.parametrize("text", STRANGE)
def test_what_cannot_be_read_is_put_aside_and_not_lost(text: str, tmp_path: Path) -> None:
    file(tmp_path).write_text(text, "utf-8")
    (tmp_path / "my_estimates (1).json").write_text("from before", "utf-8")
    found = estimate(tmp_path, 60)["estimates"]
    assert isinstance(found, list)
    assert len(found) == 1
    assert (tmp_path / "my_estimates (2).json").read_text("utf-8") == text
    assert (tmp_path / "my_estimates (1).json").read_text("utf-8") == "from before"


def test_what_a_newer_version_has_written_is_left_as_it_is(tmp_path: Path) -> None:
    file(tmp_path).write_text('{"v": 2, "other": []}', "utf-8")
    estimate(tmp_path, 60)
    assert file(tmp_path).read_text("utf-8") == '{"v": 2, "other": []}'


def test_where_nothing_can_be_written_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("no folder", "utf-8")
    answer = estimate(tmp_path / "matches", 60)
    assert "cannot be kept in the file" in str(answer["note"])


@every([({"exercise": ONE}, KeptTask), ({"exercise": ONE, "rulebook": "../rulebook/"}, Task)])
def test_only_a_notebook_keeps_estimates_itself(case: tuple[dict[str, Json], type[Task]]) -> None:
    state, kind = case
    task = taken_up(state)
    assert type(task) is kind
    assert ("data-keeps" in task.html) is (kind is KeptTask)
    assert not isinstance(task, KeptTask) or task.estimates.file == Path(kept_match.FOLDER) / FILE


def test_another_exercise_is_asked_for_as_ever(tmp_path: Path) -> None:
    assert [*KeptTask({"exercise": ONE}, tmp_path).answer({"deal": None})] == ["html", "state"]
