"""The class of ``make class`` where there is no hub: its messages to a kernel, its table, and why no hub can be had."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from benchmarks.classroom import hub
from benchmarks.classroom.__main__ import main
from benchmarks.classroom.http import HOST, free_port
from benchmarks.classroom.kernel import packed, unpacked
from benchmarks.classroom.learner import presses
from benchmarks.classroom.measuring import Figure
from benchmarks.classroom.together import at_once
from tutor.hosts.table.session import Session
from tutor.teach.course.parts import LESSONS


def test_a_message_to_a_kernel_is_read_as_it_was_written() -> None:
    parts = [{"msg_id": "1"}, {"msg_id": "0"}, {}, {"code": "print('écart')"}]
    assert unpacked(packed("shell", parts)) == parts


def test_a_message_says_first_where_its_parts_begin() -> None:
    """So JupyterLab's protocol ``v1.kernel.websocket.jupyter.org`` wants it: channel, four parts, and the end."""
    message = packed("shell", [{}, {}, {}, {}])
    numbers = [int.from_bytes(message[at : at + 8], "little") for at in range(0, 56, 8)]
    assert numbers == [6, 56, 61, 63, 65, 67, 69]
    assert message[56:] == b"shell{}{}{}{}"


def test_every_press_is_one_that_the_table_answers_with_another_position() -> None:
    table = Session({**LESSONS["which-cards"].tables[-1], "live": True})
    assert [[*table.answer(intent)] for intent in presses(3)] == [["html", "state"]] * 6


def test_the_table_says_what_is_missed() -> None:
    lines = [str(Figure("time", 1.2, 1)), str(Figure("time", 0.9, 1)), str(Figure("memory", 215))]
    assert [line.split() for line in lines] == [
        ["time", "1.20", "1", "missed"],
        ["time", "0.90", "1"],
        ["memory", "215.00"],
    ]


def test_what_all_do_at_once_is_counted_and_ends_with_the_first_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert sorted(at_once("Halves", lambda number: number / 2, [2, 4])) == [1, 2]
    assert "Halves: 2 of 2" in capsys.readouterr().err
    with pytest.raises(ZeroDivisionError):
        at_once("Parts", lambda number: 1 / number, [0, 0])


def test_a_port_that_is_taken_is_named_in_a_sentence() -> None:
    with socket.socket() as somebody:
        somebody.bind((HOST, 0))
        somebody.listen()
        port = somebody.getsockname()[1]
        with pytest.raises(SystemExit) as ended:
            main(["--learners", "1", "--port", str(port)])
    assert ended.value.code == f"Port {port} is taken: choose another one, as in make class PORT={port + 1}."


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("PYTHON", "JupyterHub is not installed: make class installs it."),
        ("PROXY", "JupyterHub’s proxy is not installed, which comes by npm: make class installs it."),
    ],
)
def test_what_is_missing_is_named_in_a_sentence(name: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for there in ("PYTHON", "PROXY", "NODE"):
        monkeypatch.setattr(hub, there, Path(sys.executable))
    monkeypatch.setattr(hub, name, Path("/nowhere"))
    with pytest.raises(SystemExit) as ended:
        main(["--port", str(free_port())])
    assert ended.value.code == sentence


def test_a_hub_that_does_not_start_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    for there in ("PYTHON", "PROXY", "NODE"):
        monkeypatch.setattr(hub, there, Path(sys.executable))  # whose Python has no JupyterHub
    with pytest.raises(SystemExit) as ended:
        main(["--port", str(free_port())])
    assert str(ended.value.code).startswith("JupyterHub does not start. Its log says: ")
    assert str(ended.value.code).endswith("No module named jupyterhub")
