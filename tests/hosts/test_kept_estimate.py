"""What is estimated in a notebook is a line of its log: nothing of it is judged, overwritten or erased."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.every import every
from tutor.core.errors import Json
from tutor.hosts.exercise.task import Task
from tutor.hosts.notebook import kept_match
from tutor.hosts.notebook.kept_estimate import FILE
from tutor.hosts.notebook.kept_log import KeptLog
from tutor.hosts.notebook.kept_match import taken_up
from tutor.hosts.notebook.kept_task import KeptTask
from tutor.show.exercises.progress import Progress, as_text
from tutor.show.words import Words
from tutor.teach.known.estimates import Estimated, judged

ONE, OTHER, WITHOUT = "weigh-show.5.1.1", "weigh-show.5.1.2", "weigh-worth.1.1.1"
#: A chance that is asked for.
ASKED = "dog-odds.2.1.1"


def task(folder: Path, exercise: str = ONE) -> KeptTask:
    return KeptTask({"exercise": exercise, "lang": "en"}, folder, KeptLog(folder / "progress.json"))


def estimate(folder: Path, given: Json, exercise: str = ONE) -> dict[str, Json]:
    return task(folder, exercise).answer({"estimate": given})


def file(folder: Path) -> Path:
    return folder / FILE


def lines(folder: Path) -> list[list[object]]:
    """The lines of the log, without their times."""
    log = folder / "progress.json"
    return [line[1:] for line in json.loads(log.read_text("utf-8"))["log"]] if log.exists() else []


def test_an_estimate_is_a_line_of_the_log_beside_how_it_came_out(tmp_path: Path) -> None:
    estimate(tmp_path, 60)
    found = estimate(tmp_path, 20, OTHER)["estimates"]
    chances = [task(tmp_path, name).state.exercise.question.estimate for name in (ONE, OTHER)]
    (won, of), (won_too, of_too) = [chance.chance for chance in chances if chance]
    assert found == [[ONE, 60, won, of], [OTHER, 20, won_too, of_too]]
    assert lines(tmp_path)[0] == ["estimate-weigh-show", 5, 1, 1, ["60", str(won), str(of)], 1, 0]


def test_of_the_same_hand_only_the_first_estimate_counts(tmp_path: Path) -> None:
    assert estimate(tmp_path, 60) == estimate(tmp_path, 20)


def test_without_an_estimate_nothing_is_written(tmp_path: Path) -> None:
    assert estimate(tmp_path, None) == {"estimates": []}
    assert estimate(tmp_path, 50, WITHOUT) == {"estimates": []}
    assert lines(tmp_path) == []


@pytest.mark.parametrize("given", [-5, 101, "60", 60.5, [60]])
def test_what_is_no_estimate_is_refused(given: Json, tmp_path: Path) -> None:
    assert "error" in estimate(tmp_path, given)
    assert lines(tmp_path) == []


@pytest.mark.parametrize(("given", "hints", "counts"), [("30", 0, 1), ("30", 1, 0), ("140", 0, 0)])
def test_a_chance_that_is_asked_for_counts_too_if_it_was_answered_without_a_hint(
    given: str, hints: int, counts: int, tmp_path: Path
) -> None:
    task(tmp_path, ASKED).answer({"answered": {"given": [given], "right": False, "hints": hints}})
    number = task(tmp_path, ASKED).state.exercise.question.number
    assert estimate(tmp_path, None) == {"estimates": [[ASKED, 30, int(number.right), 100]] * counts if number else []}


def test_what_an_earlier_version_has_kept_counts_and_is_left_as_it_is(tmp_path: Path) -> None:
    text = json.dumps({"v": 1, "kept": [[ONE, 50, 100, 400], ["a", 200, 1, 400], 7]})
    file(tmp_path).write_text(text, "utf-8")
    assert estimate(tmp_path, 60) == {"estimates": [[ONE, 50, 100, 400]]}
    assert file(tmp_path).read_text("utf-8") == text


@pytest.mark.parametrize("text", ["", "{", "[]", '{"v": 1}', '{"v": 2, "other": []}'])
def test_of_what_cannot_be_read_nothing_counts_and_nothing_is_lost(text: str, tmp_path: Path) -> None:
    file(tmp_path).write_text(text, "utf-8")
    assert estimate(tmp_path, None) == {"estimates": []}
    assert file(tmp_path).read_text("utf-8") == text


def test_where_nothing_can_be_written_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "progress.json").mkdir()
    assert "not kept" in str(estimate(tmp_path, 60)["note"])


def test_over_weeks_the_log_says_whether_one_is_too_bold(tmp_path: Path) -> None:
    each = [Estimated(ONE, 50 + off, 200, 400) for off in (5, 7, 9)]
    assert [judged([one] * 10) for one in each] == ["even", "bold", "bold"]
    assert judged(each) == "few"
    assert judged([Estimated(ONE, 40, 200, 400)] * 10) == "shy"
    for seed in range(1, 11):
        estimate(tmp_path, 100, f"weigh-bid.2.1.{seed}")
    log = KeptLog(tmp_path / "progress.json").read()
    assert "too high" in as_text(Progress(log, log.answers[-1].time), Words())


@every([({"exercise": ONE}, KeptTask), ({"exercise": ONE, "rulebook": "../rulebook/"}, Task)])
def test_only_a_notebook_keeps_estimates_itself(case: tuple[dict[str, Json], type[Task]]) -> None:
    state, kind = case
    task = taken_up(state)
    assert type(task) is kind
    assert ("data-keeps" in task.html) is (kind is KeptTask)
    assert not isinstance(task, KeptTask) or task.estimates.file == Path(kept_match.FOLDER) / FILE


def test_another_exercise_is_asked_for_as_ever(tmp_path: Path) -> None:
    assert [*KeptTask({"exercise": ONE}, tmp_path).answer({"deal": None})] == ["html", "state"]
