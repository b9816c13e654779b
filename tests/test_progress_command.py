"""``tutor progress``: what a log of answers comes to, and two logs merged."""

from __future__ import annotations

import json
import sys
from io import BytesIO, TextIOWrapper
from typing import TYPE_CHECKING, Any

import pytest

from tests.command import Output, said
from tutor.cli import main
from tutor.teach.course.parts import LESSONS
from tutor.teach.kinds import KINDS
from tutor.teach.topics import TOPICS

if TYPE_CHECKING:
    from pathlib import Path

RIGHT = [1763760000, "allowed", 1, 3, 17, ["H10"], 1, 0]
WRONG = [1763760060, "beats", 1, 1, 2, ["no"], 0, 0]
#: The day of both, and the day after.
EVENING, NEXT_DAY = "2025-11-21T23:00", "2025-11-22"


def kept(path: Path, *lines: list[Any]) -> str:
    """A file with a log of these lines."""
    path.write_text(json.dumps({"v": 1, "log": [*lines], "said": []}), "utf-8")
    return str(path)


def told(output: Output, *arguments: str) -> dict[str, Any]:
    """What the command says as data."""
    found: dict[str, Any] = json.loads(said(output, "progress", *arguments, "--json"))
    return found


def test_every_topic_has_its_state_and_lessons_say_how_far_they_were_taken(tmp_path: Path, capsys: Output) -> None:
    lesson = LESSONS["first-trick"]
    step = lesson.to_answer[0].exercise
    met = [1763760000, step.kind.id, 1, step.level, step.seed, ["T04"], 1, 0]
    found = told(capsys, kept(tmp_path / "log.json", met, RIGHT, WRONG), "--at", EVENING)
    topics = {one.pop("id"): one for one in found["topics"]}
    assert [*topics] == [*TOPICS]
    assert topics["T20"] == {"state": "met", "box": 1, "due": "2025-11-22", "last": [[1763760000, 1, 0]]}
    assert topics["T04"] == {
        "state": "shaky",
        "box": 1,
        "due": "2025-11-22",
        "last": [[met[0], 1, 0], [WRONG[0], 0, 0]],
    }
    assert topics["T02"] == {"state": "new", "box": 0, "due": None, "last": []}
    assert found["due"] == []
    assert found["lessons"][0] == {"id": "first-trick", "done": 1, "of": len(lesson.to_answer)}


def test_the_next_day_both_come_back(tmp_path: Path, capsys: Output) -> None:
    file = kept(tmp_path / "log.json", RIGHT, WRONG)
    found = told(capsys, file, "--at", NEXT_DAY)
    assert found["due"] == [
        {"kind": "allowed", "level": 3, "seed": 300, "topics": [topic.id for topic in KINDS["allowed"].topics]},
        {"kind": "beats", "level": 1, "seed": 300, "topics": ["T04"]},
    ]
    text = said(capsys, "progress", file, "--at", NEXT_DAY)
    assert text.startswith("To come back to today:\n  allowed.1.3.300  Who leads, Following suit, ")
    assert "\nCome back to these:\n  T04  Which card wins, last met on 2025-11-21\n" in text


def test_whoever_has_answered_nothing_is_led_to_the_first_lesson(tmp_path: Path, capsys: Output) -> None:
    assert "“Your first trick”" in said(capsys, "progress", kept(tmp_path / "log.json"))


def test_a_log_is_read_from_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(json.dumps({"v": 1, "log": [RIGHT]}).encode()), "utf-8"))
    assert [one["kind"] for one in told(capsys, "-", "--at", NEXT_DAY)["due"]] == ["allowed"]


def test_merging_keeps_the_lines_of_both_in_either_order(tmp_path: Path, capsys: Output) -> None:
    one, other = kept(tmp_path / "one.json", RIGHT), kept(tmp_path / "other.json", WRONG, RIGHT)
    before = (tmp_path / "other.json").read_text("utf-8")
    first = told(capsys, one, "--merge", other, "--at", NEXT_DAY)
    assert (tmp_path / "other.json").read_text("utf-8") == before
    assert told(capsys, other, "--merge", one, "--at", NEXT_DAY) == first
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "other.json").read_bytes()
    assert json.loads((tmp_path / "one.json").read_text("utf-8"))["log"] == [RIGHT, WRONG]


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b'{"v": 1, "log": [[17', "other.json: column 21: found"),
        (b'{"v": 7, "log": []}', "other.json: v: found 7, expected 1 or less: a newer tutor has written this log"),
        (b'{"v": 1, "log": [7]}', "other.json: log[0]: found 7, expected an answer"),
    ],
)
def test_a_file_that_is_no_log_changes_nothing(
    content: bytes, says: str, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    kept(tmp_path / "one.json", RIGHT)
    before = (tmp_path / "one.json").read_bytes()
    (tmp_path / "other.json").write_bytes(content)
    assert main(["progress", "one.json", "--merge", "other.json", "--lang", "en"]) == 2
    assert says in capsys.readouterr().err
    assert (tmp_path / "one.json").read_bytes() == before


@pytest.mark.parametrize("at", ["yesterday", "-5", "999999999999999"])
def test_a_time_is_seconds_or_a_day(at: str, tmp_path: Path, capsys: Output) -> None:
    assert main(["progress", kept(tmp_path / "log.json"), f"--at={at}", "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("--at: found")
