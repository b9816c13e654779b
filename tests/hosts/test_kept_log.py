"""Each answer in a notebook is a line of the log beside it: nothing that stands there is lost, whatever happens."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.every import every
from tests.hosts.widgets import send
from tutor.core.errors import Json
from tutor.hosts.notebook import kept_log
from tutor.hosts.notebook.kept_log import KeptLog
from tutor.hosts.notebook.kept_task import KeptTask
from tutor.hosts.notebook.widget import Table, ask
from tutor.teach.known.log import Log

EXERCISE = "allowed.1.2.17"
LINE = [1763760000, "beats", 1, 1, 2, ["T04"], 0, 0]
RIGHT: dict[str, Json] = {"answered": {"given": ["T16", "T20"], "right": True, "hints": 0}}
#: A process that gives so many answers, each a line of its own.
WRITER = """
import sys
from pathlib import Path
from tutor.hosts.notebook.kept_log import KeptLog
from tutor.teach.known.log import Answer
for number in range(int(sys.argv[3])):
    KeptLog(Path(sys.argv[1])).add(Answer(number, sys.argv[2], 1, 1, 1, (), True, 0))
"""


@pytest.fixture(autouse=True)
def _nothing_said_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KeptTask, "_given", set())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file beside the notebook."""
    return tmp_path / "progress.json"


def answered(file: Path, intent: dict[str, Json] = RIGHT, exercise: str = EXERCISE) -> dict[str, Json]:
    """What somebody hears who has answered an exercise."""
    return KeptTask({"exercise": exercise, "lang": "en"}, file.parent, KeptLog(file)).answer(intent)


def kept(file: Path) -> list[Any]:
    """The lines in the file."""
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    assert found["v"] == 1
    lines: list[Any] = found["log"]
    return lines


# --- a line -----------------------------------------------------------------------------------------------------------


def test_an_answer_is_a_line_with_its_time_its_question_and_what_was_given(file: Path) -> None:
    before = int(time.time())
    assert answered(file, {"answered": {"given": ["T16"], "right": False, "hints": 2}}) == {}
    [[at, *line]] = kept(file)
    assert before <= at <= time.time()
    assert line == ["allowed", 1, 2, 17, ["T16"], 0, 2]


def test_it_comes_beside_what_stands_there_and_what_was_said_of_beliefs_stays(file: Path) -> None:
    said = [1763760100, "spare-partner", "no"]
    file.write_text(json.dumps({"v": 1, "log": [LINE], "said": [said]}), "utf-8")
    answered(file)
    assert [line[1] for line in kept(file)] == ["beats", "allowed"]
    assert kept(file)[0] == LINE
    assert json.loads(file.read_text("utf-8"))["said"] == [said]


def test_a_clock_that_was_set_back_changes_no_line(file: Path) -> None:
    later = [4102444800, *LINE[1:]]
    file.write_text(json.dumps({"v": 1, "log": [later], "said": []}), "utf-8")
    answered(file)
    assert kept(file)[-1] == later
    assert len(kept(file)) == 2


NO_ANSWERS: list[Json] = [
    None,
    True,
    {},
    {"given": [], "right": True},
    {"right": True, "hints": 0},
    {"given": "H1", "right": True, "hints": 0},
    {"given": [], "right": 1, "hints": 0},
    {"given": [], "right": True, "hints": -1},
    {"given": [], "right": True, "hints": 4},
    {"given": [], "right": True, "hints": "0"},
]


@every(NO_ANSWERS)
def test_what_is_no_answer_is_refused(answer: Json) -> None:
    assert "error" in answered(Path(kept_log.FILE), {"answered": answer})
    assert not Path(kept_log.FILE).exists()


def test_a_cell_that_has_run_and_one_that_was_opened_again_write_into_the_same_file() -> None:
    task = KeptTask({"exercise": EXERCISE}, Path())
    table = Table(task)
    send(table, RIGHT)
    assert (
        ask(json.dumps(task.state.to_json()), json.dumps({"answered": {"given": [], "right": False, "hints": 3}})) == {}
    )
    assert sorted(line[-1] for line in kept(Path(kept_log.FILE))) == [0, 3]


# --- several at once --------------------------------------------------------------------------------------------------


def test_two_notebooks_that_write_at_once_lose_no_line(file: Path) -> None:
    names, each = ("one", "other", "third"), 15
    writers = [
        subprocess.Popen([sys.executable, "-c", WRITER, str(file), name, str(each)], cwd=os.curdir) for name in names
    ]
    assert [writer.wait() for writer in writers] == [0] * len(names)
    assert sorted((line[1], line[0]) for line in kept(file)) == [
        (name, number) for name in sorted(names) for number in range(each)
    ]


# --- trouble ----------------------------------------------------------------------------------------------------------

STRANGE = ("{", "[]", '{"v": 1, "log": [7]}', '{"v": 0}', '{"v": 1, "log": [], "more": 1}', "\x00", "[" * 5000)


@pytest.mark.parametrize("text", STRANGE, ids=range(len(STRANGE)))
def test_what_cannot_be_read_is_put_aside_whole_and_a_new_log_begun(text: str, file: Path) -> None:
    file.write_text(text, "utf-8")
    file.with_name("progress (1).json").write_text("from before", "utf-8")
    note = str(answered(file)["note"])
    aside = file.with_name("progress (2).json")
    assert aside.name in note
    assert "not erased" in note
    assert aside.read_text("utf-8") == text
    assert file.with_name("progress (1).json").read_text("utf-8") == "from before"
    assert len(kept(file)) == 1
    assert answered(file, exercise="allowed.1.2.18") == {}


def test_what_is_too_long_to_be_read_is_put_aside_to_its_last_byte(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.core.reading.LARGEST", 100)
    text = json.dumps({"v": 1, "log": [LINE] * 9, "said": []})
    file.write_text(text, "utf-8")
    answered(file)
    assert file.with_name("progress (1).json").read_text("utf-8") == text


def test_an_empty_file_is_an_empty_log(file: Path) -> None:
    file.touch()
    assert answered(file) == {}
    assert len(kept(file)) == 1


def test_what_a_newer_tutor_has_written_is_left_alone_and_that_is_said_once(file: Path) -> None:
    text = '{"v": 2, "log": {}}'
    file.write_text(text, "utf-8")
    note = str(answered(file)["note"])
    assert "not kept" in note
    assert "a newer tutor has written this log" in note
    assert answered(file) == {}
    assert file.read_text("utf-8") == text
    assert len([*file.parent.iterdir()]) == 1


def test_a_file_that_may_not_be_written_is_said_once_and_again_after_it_could(file: Path) -> None:
    answered(file)
    file.chmod(0o400)
    assert "read-only" in str(answered(file, exercise="allowed.1.2.18")["note"])
    assert answered(file, exercise="allowed.1.2.19") == {}
    file.chmod(0o600)
    assert answered(file, exercise="allowed.1.2.20") == {}
    file.chmod(0o400)
    assert "read-only" in str(answered(file)["note"])
    assert len(kept(file)) == 2


@pytest.mark.parametrize("before", [None, LINE], ids=["no file yet", "a log"])
def test_where_the_disk_is_full_that_is_said_and_what_stood_there_stays(
    before: list[Any] | None, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    if before:
        file.write_text(json.dumps({"v": 1, "log": [before], "said": []}), "utf-8")
    monkeypatch.setattr("tutor.core.saving.os.fsync", full)
    assert "No space left on device" in str(answered(file)["note"])
    monkeypatch.undo()
    assert KeptLog(file).read() == Log.of({"v": 1, "log": [before] if before else []})


def test_a_folder_in_the_place_of_the_file_is_said(file: Path) -> None:
    file.mkdir()
    assert "a plain file, not a folder" in str(answered(file)["note"])


def test_a_note_stays_while_an_estimate_is_kept_too(file: Path) -> None:
    file.mkdir()
    table = Table(KeptTask({"exercise": "weigh-show.5.1.1", "lang": "en"}, file.parent, KeptLog(file)))
    for intent in (RIGHT, {"estimate": 60}):
        send(table, intent)
    assert "not kept" in table.note


# --- a long life ------------------------------------------------------------------------------------------------------

LONG, AT_MOST_S = 200_000, 30


def test_a_line_is_added_to_two_hundred_thousand(file: Path) -> None:
    lines = [[number, "allowed", 1, 1, 1 + number % 9999, ["T19", "T20"], 1, 0] for number in range(LONG)]
    file.write_text(json.dumps({"v": 1, "log": lines, "said": []}), "utf-8")
    begun = time.monotonic()
    assert answered(file) == {}
    assert time.monotonic() - begun < AT_MOST_S
    assert len(kept(file)) == LONG + 1
