"""The command among other programs: whatever its streams and its arguments are, it answers or says why not."""

from __future__ import annotations

import io
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.command import Output
from tests.test_cli import EXAMPLE, ONE_LINE, PLAIN, RECORD, ROOT
from tests.test_glimpse import ODD, STRANGE, STRANGELY, fit
from tutor.cli import streams
from tutor.cli.command import main
from tutor.core import reading
from tutor.core.glimpse import UNSEEN

pytestmark = pytest.mark.usefixtures("english")
Patch = pytest.MonkeyPatch

TUTOR = f"{sys.executable} -m tutor"
GARDE = '{"taker": 0, "contract": "garde", "points": 49, "bouts": 2}'


def shell(command: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the command in a shell, with the streams that its line gives it."""
    line = command.replace("tutor", TUTOR, 1)
    return subprocess.run(
        ["bash", "-c", line], input=stdin, cwd=ROOT, env=PLAIN, capture_output=True, check=False, timeout=60
    )


# --- standard output and standard error -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [
        f"explain {EXAMPLE}",
        f"explain {EXAMPLE} --json",
        "explain - --json",
        "score --taker 0 --contract garde --points 49 --bouts 2",
        "score docs/examples/match.json --json",
        "--help",
    ],
)
@pytest.mark.parametrize(
    ("stream", "cause"), [(">/dev/full", "No space left on device"), (">&-", "Bad file descriptor")]
)
def test_an_answer_that_cannot_be_written_is_said_in_one_sentence(command: str, stream: str, cause: str) -> None:
    ran = shell(f"tutor {command} {stream}", ONE_LINE.encode())
    if (command, stream) == ("--help", ">&-"):  # with no other stream it helps on standard error
        assert (ran.returncode, ran.stderr[:6]) == (0, b"usage:")
    else:
        assert ran.stderr.decode() == f"The answer could not be written: {cause}.\n"
        assert ran.returncode == 1


def test_a_match_is_not_corrected_where_nobody_could_read_it(tmp_path: Path) -> None:
    file, deal = tmp_path / "match.json", tmp_path / "deal.json"
    file.write_text(f'{{"dealer": 0, "deals": [{GARDE}]}}', "utf-8")
    deal.write_text(GARDE.replace("49", "50"), "utf-8")
    assert shell(f"tutor score {file} --correct 1 {deal} >&-").returncode == 1
    assert "49" in file.read_text("utf-8")


@pytest.mark.parametrize("arguments", ["explain -", "explain - --json", "score -", "score --correct 1 - x.json"])
def test_a_closed_standard_input_is_a_file_that_cannot_be_read(arguments: str) -> None:
    ran = shell(f"tutor {arguments} <&-")
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert b"Traceback" not in ran.stderr
    if arguments.startswith("explain"):
        assert (
            ran.stderr
            == b"FILE: found \xe2\x80\x9c-\xe2\x80\x9d, expected a file that can be read; Bad file descriptor\n"
        )


@pytest.mark.parametrize("stream", ["2>&-", "2>/dev/full"])
@pytest.mark.parametrize(("arguments", "status"), [("explain nothing.json", 2), (f"explain {EXAMPLE}", 0)])
def test_where_nobody_listens_to_errors_the_status_still_tells(arguments: str, status: int, stream: str) -> None:
    assert shell(f"tutor {arguments} {stream}").returncode == status


@pytest.mark.parametrize("arguments", [f"explain {EXAMPLE}", f"explain {EXAMPLE} --json", "--help", "score --help"])
def test_a_reader_who_is_gone_already_is_not_shouted_at(arguments: str) -> None:
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "tutor", *arguments.split()]
    ran = subprocess.run(command, cwd=ROOT, env=PLAIN, stdout=write, stderr=subprocess.PIPE, check=False, timeout=60)
    os.close(write)
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_errors_go_to_standard_error_and_answers_to_standard_output() -> None:
    wrong = shell("tutor score --taker 0 --contract garde --points 92 --bouts 2")
    assert (wrong.returncode, wrong.stdout) == (2, b"")
    assert wrong.stderr.startswith(b"points: found 92, expected points from 0 to 91")
    right = shell("tutor score --taker 0 --contract garde --points 49 --bouts 2")
    assert (right.returncode, right.stderr) == (0, b"")
    assert right.stdout.startswith(b"With 2 bouts the taker needs 41 points and has 49")


def test_ctrl_c_ends_it_without_a_word() -> None:
    command = [sys.executable, "-m", "tutor", "explain", "-", "--json"]
    pipe = subprocess.PIPE
    # A shell lets what it starts in the background ignore Ctrl-C, and so would whatever the tests start there.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(command, cwd=ROOT, env=PLAIN, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(ONE_LINE.encode() + b"\n")
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
        assert process.stderr.read() == b""


# --- what comes in ----------------------------------------------------------------------------------------------


def answers(stdin: bytes, command: str, monkeypatch: Patch, output: Output) -> list[dict[str, Any]]:
    """What line mode answers to some lines, each on one line for every reader."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), "utf-8"))
    assert main([command, "-", "--json", "--lang", "en"]) == 0
    told = output.readouterr()
    assert told.err == ""
    assert len(told.out.splitlines()) == told.out.count("\n")
    return [json.loads(line) for line in told.out.splitlines()]


@pytest.mark.parametrize("command", ["explain", "score"])
def test_an_endless_line_is_refused_on_its_line_and_the_next_is_answered(
    command: str, monkeypatch: Patch, capsys: Output
) -> None:
    monkeypatch.setattr(reading, "LARGEST", 2000)
    monkeypatch.setattr(streams, "LARGEST", 2000)
    good = ONE_LINE if command == "explain" else GARDE
    stdin = "\n".join((good, "[" * 9999, "x" * 2001, good, " " * 2000)).encode()
    first, endless, longer, last, blank = answers(stdin, command, monkeypatch, capsys)
    assert first == last
    assert "error" not in first
    for one in (endless, longer):
        assert one["error"]["expected"].startswith("at most ")
        assert fit(one["error"]["text"])
    assert blank["error"]["expected"] == "JSON: here a value"


def test_an_endless_file_is_read_no_further_than_it_must_be(tmp_path: Path, monkeypatch: Patch, capsys: Output) -> None:
    monkeypatch.setattr(reading, "LARGEST", 2000)
    monkeypatch.setattr(streams, "LARGEST", 2000)
    file = tmp_path / "record.json"
    file.write_bytes(b"[" * 5000)
    assert len(reading.read_file(file)) == 2001
    for arguments in (["explain", str(file)], ["score", str(file)], ["score", str(file), "--json"]):
        assert main(arguments) == 2
        assert "expected at most" in capsys.readouterr().err


@given(data=st.lists(STRANGELY | STRANGE, max_size=4), noise=st.lists(st.binary(max_size=30), max_size=2))
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@pytest.mark.parametrize("command", ["explain", "score"])
def test_every_line_is_answered_on_one_line_for_every_reader(
    command: str, data: list[object], noise: list[bytes], monkeypatch: Patch, capsys: Output
) -> None:
    given = [*(json.dumps(one).encode() for one in data), *(one.replace(b"\n", b"") for one in noise), b"[" * 9999]
    given += [json.dumps(one, ensure_ascii=False).encode("utf-8", "surrogatepass") for one in data]
    random.Random(0).shuffle(given)
    said = answers(b"\n".join(given) + b"\n", command, monkeypatch, capsys)
    assert len(said) == len(given)
    assert all(fit(one["error"]["text"]) for one in said if "error" in one)


# --- the arguments ----------------------------------------------------------------------------------------------

OPTIONS = ("taker", "contract", "points", "bouts", "players", "partner", "dead", "poignee", "slam", "misere", "stacks")
WORDS = st.sampled_from(
    (
        *(
            "-",
            "--",
            "--=",
            "=",
            "--json",
            "--lang",
            "--lang=fr",
            "--lang=--",
            "--advice",
            "-h",
            "--help",
            "--c",
            "-1e5",
        ),
        *(
            "--rule=--",
            "--rule==",
            "--rule=a=b",
            "--rule=profile=seed",
            "--correct",
            "--stacks=,",
            "%s",
            "%(prog)s",
            "{}",
        ),
        *("1", "0", "-1", "9" * 5000, "1." + "9" * 400, "1e999", "nan", "inf", "٣", "²", "", "\0", "a\0b", "\ud800"),
        *("/", "/dev/null", str(EXAMPLE), "no/such/file", "docs", *(f"--{name}" for name in OPTIONS)),
        *(f"--{name}=--" for name in OPTIONS),
    )
)


@pytest.fixture
def _elsewhere(tmp_path: Path, monkeypatch: Patch) -> Iterator[None]:
    """Give the command where it can do no harm."""
    monkeypatch.chdir(tmp_path)
    yield
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("_elsewhere")
@given(
    command=st.sampled_from((["explain"], ["score"], [])),
    words=st.lists(WORDS | STRANGE, max_size=7),
    stdin=st.sampled_from((b"", b"{}", GARDE.encode(), RECORD.encode(), b"\xff\n[]", b"[" * 9999, b'{"taker": NaN}')),
)
@settings(max_examples=500, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_it_is_asked_it_answers_or_says_what_is_wrong(
    command: list[str], words: list[str], stdin: bytes, monkeypatch: Patch, capsys: Output
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), "utf-8"))
    try:
        status: object = main([*command, *words])
    except SystemExit as stopped:
        status = stopped.code or 0
    told = capsys.readouterr()
    assert status in {0, 2}
    assert (told.err == "") == (status == 0)
    if status:
        assert fit(told.err.splitlines()[-1].removeprefix("usage: ").strip())
        assert not UNSEEN.search(told.err.replace("\n", ""))


@pytest.mark.parametrize("option", [*OPTIONS, "rule", "lang", "correct"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_two_dashes_are_no_value(option: str, lang: str, capsys: Output, monkeypatch: Patch) -> None:
    monkeypatch.setenv("TUTOR_LANG", lang)
    with pytest.raises(SystemExit):
        main(["score", f"--{option}=--"])
    said = {"en": f"argument --{option}: expected one argument", "fr": f"--{option}\xa0: une valeur est attendue"}
    assert said[lang] in capsys.readouterr().err


@pytest.mark.parametrize("command", [[], ["explain"], ["score"]], ids=str)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_help_says_what_the_exit_status_means(
    lang: str, command: list[str], capsys: Output, monkeypatch: Patch
) -> None:
    monkeypatch.setenv("TUTOR_LANG", lang)
    with pytest.raises(SystemExit):
        main([*command, "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert {"en": "The exit status is 0 when", "fr": "Le code de sortie est 0"}[lang] in told


def test_a_strange_file_name_is_shown_without_harm(capsys: Output) -> None:
    assert main(["explain", ODD + "x" * 9999]) == 2
    assert main(["score", "a\0b"]) == 2
    assert main(["score", "a\0b", "--correct", "1", "docs"]) == 2
    assert all(map(fit, capsys.readouterr().err.splitlines()))
