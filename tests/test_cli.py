"""The command, as one uses it from a terminal, and as a script uses it line by line."""

from __future__ import annotations

import argparse
import gettext
import inspect
import io
import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.command import Output
from tutor.cli.arguments import ITS_OWN
from tutor.cli.command import main

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "docs" / "examples" / "overtrump.json"
RECORD = EXAMPLE.read_text("utf-8")
ONE_LINE = json.dumps(json.loads(RECORD))
#: Leave the user's own language and encoding out of it.
PLAIN = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "TUTOR", "PYTHON"))}

pytestmark = pytest.mark.usefixtures("english")


def tutor(*arguments: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command in a process of its own."""
    command = [sys.executable, "-m", "tutor", *arguments]
    return subprocess.run(
        command, input=stdin, cwd=ROOT, env={**PLAIN, **environment}, capture_output=True, check=False, timeout=60
    )


def lines(stdin: bytes, monkeypatch: pytest.MonkeyPatch, output: Output) -> list[dict[str, Any]]:
    """What line mode answers to some lines."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), "utf-8"))
    assert main(["explain", "-", "--json"]) == 0
    told = output.readouterr()
    assert told.err == ""
    return [json.loads(line) for line in told.out.splitlines()]


def test_a_record_is_explained_in_words(capsys: Output) -> None:
    assert main(["explain", str(EXAMPLE)]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("French Tarot, card play: trick 1 of 5\n")
    assert "  ✗ trump 6\n" in told.out
    assert "[T-PLAY-MUST-TRUMP → T-PLAY-OVERTRUMP]" in told.out
    assert told.err == ""


def test_a_record_is_explained_as_data(capsys: Output) -> None:
    assert main(["explain", str(EXAMPLE), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert {verdict["move"]: verdict["rule"] for verdict in said["verdicts"]} == {
        "S4": "T-PLAY-MUST-TRUMP",
        "D10": "T-PLAY-MUST-TRUMP",
        "T6": "T-PLAY-OVERTRUMP",
        "T16": "T-PLAY-OVERTRUMP",
        "EX": "T-EXC-ANYTIME",
    }


def test_a_deal_that_is_over_has_nothing_to_play(capsys: Output, tmp_path: Path) -> None:
    over = {**json.loads(RECORD), "hands": {"0": ["S4"]}, "moves": ["H7", "T9", "S4", "H2"]}
    file = tmp_path / "over.json"
    file.write_text(json.dumps(over), "utf-8")
    assert main(["explain", str(file)]) == 0
    assert capsys.readouterr().out == "The deal is over.\n"


def test_a_record_comes_through_a_pipe_too() -> None:
    piped = tutor("explain", "-", stdin=RECORD.encode())
    assert piped.returncode == 0
    assert piped.stdout == tutor("explain", str(EXAMPLE)).stdout


def test_each_line_is_answered_on_its_line_and_what_is_wrong_with_one_harms_no_other(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    given = [ONE_LINE.encode(), b"", b"no JSON", ONE_LINE.encode(), b'"\xff"', b'{"game": "\\ud800"}', b"[]"]
    said = lines(b"\r\n".join([*given, ONE_LINE.encode()]), monkeypatch, capsys)
    right = said[0]
    assert right["turn"] == 0
    assert [answer == right for answer in said] == [True, False, False, True, False, False, False, True]
    places = [answer["error"]["place"] for answer in said if answer != right]
    assert places == ["column 1", "column 1", "record", "game", "record"]


def test_answers_come_in_the_order_of_the_lines(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    record = json.loads(RECORD)
    seats = (2, 0, 3, 1)
    given = [
        {**record, "hands": {str(seat): ["S4"]}, "from": {**record["from"], "leader": seat}, "moves": []}
        for seat in seats
    ]
    said = lines("\n".join(map(json.dumps, given)).encode(), monkeypatch, capsys)
    assert tuple(answer["turn"] for answer in said) == seats


def test_no_lines_are_no_answers(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert lines(b"", monkeypatch, capsys) == []


def test_lines_are_answered_in_a_process_of_its_own_as_well_in_utf_8_whatever_the_terminal_speaks() -> None:
    stdin = f'{ONE_LINE}\n{{"game": "\\ud800é"}}\n'.encode()
    ran = tutor("explain", "-", "--json", stdin=stdin, PYTHONIOENCODING="ascii", TUTOR_LANG="fr")
    first, second = [json.loads(line) for line in ran.stdout.decode("utf-8").splitlines()]
    assert "Vous n’avez pas de cœur" in first["verdicts"][0]["text"]
    assert second["error"]["found"] == "\ud800é"


def test_a_terminal_without_the_signs_is_shown_escapes() -> None:
    ran = tutor("explain", str(EXAMPLE), PYTHONIOENCODING="ascii")
    assert ran.returncode == 0
    assert b"7\\u2665" in ran.stdout


def test_a_line_is_answered_before_the_next_one_is_written() -> None:
    command = [sys.executable, "-m", "tutor", "explain", "-", "--json"]
    with subprocess.Popen(command, cwd=ROOT, env=PLAIN, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        patience = threading.Timer(20, process.kill)
        patience.start()
        for _ in range(2):
            process.stdin.write(ONE_LINE.encode() + b"\n")
            process.stdin.flush()
            assert process.stdout.readline().startswith(b'{"game": "tarot"')
        patience.cancel()


def test_a_reader_who_has_had_enough_is_not_shouted_at() -> None:
    command = [sys.executable, "-m", "tutor", "explain", "-", "--json"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, env=PLAIN, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(ONE_LINE.encode() + b"\n")
        process.stdin.close()
        assert process.stderr.read() == b""


@pytest.mark.parametrize("json_too", [[], ["--json"]])
def test_a_file_that_is_no_record_is_told_in_one_sentence(json_too: list[str], capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text(RECORD.replace("T9", "T99"), "utf-8")
    assert main(["explain", str(file), *json_too]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "moves[1]: found “T99”, expected one of the 78 cards, such as S10, T21\n"


def test_a_file_that_is_not_there_is_told_by_its_name(capsys: Output, tmp_path: Path) -> None:
    missing = str(tmp_path / "none.json")
    assert main(["explain", missing]) == 2
    assert main(["explain", str(tmp_path)]) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith("FILE: found “")
    assert first.endswith("expected a file that can be read; No such file or directory")
    assert second.endswith("expected a file that can be read; Is a directory")


def test_a_bad_file_stops_a_script() -> None:
    ran = tutor("explain", "-", stdin=b"{")
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert b"column 2" in ran.stderr
    assert b"Traceback" not in ran.stderr


def test_the_language_can_be_asked_for(capsys: Output) -> None:
    assert main(["explain", str(EXAMPLE), "--lang", "fr"]) == 0
    assert "Vous n’avez pas de cœur" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("names", "word"),
    [
        ({"TUTOR_LANG": "fr"}, "cœur"),
        ({"LANG": "fr_FR.UTF-8"}, "cœur"),
        ({"TUTOR_LANG": "en", "LANG": "fr_FR.UTF-8"}, "hearts"),
        ({"LANG": "de_DE.UTF-8"}, "hearts"),
    ],
)
def test_else_the_environment_says_it(
    names: dict[str, str], word: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    for name, value in names.items():
        monkeypatch.setenv(name, value)
    assert main(["explain", str(EXAMPLE)]) == 0
    assert word in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        ([], "the following arguments are required: COMMAND", "il manque\xa0: COMMANDE"),
        (["link"], "the following arguments are required: FILE", "il manque\xa0: FICHIER"),
        (["explain"], "one of the arguments FILE --say is required", "il faut l’un de ceux-ci\xa0: FICHIER --say"),
        (["explain", "-", "--say", "4s"], "not allowed with argument FILE", "impossible avec FICHIER"),
        (["explain", "-", "--lang", "xx"], "argument --lang: invalid choice: 'xx'", "--lang\xa0: choix impossible"),
        (["deal"], "invalid choice: 'deal'", "choix impossible\xa0: 'deal'"),
        (["explain", "-", "--advise"], "unrecognized arguments: --advise", "arguments inconnus\xa0: --advise"),
        (["score", "--taker"], "argument --taker: expected one argument", "--taker\xa0: une valeur est attendue"),
        (["score", "--correct", "1"], "--correct: expected 2 arguments", "--correct\xa0: il faut 2 valeurs"),
        (["score", "--json=1"], "ignored explicit argument '1'", "aucune valeur n’est attendue ici"),
        (["score", "--po=1"], "ambiguous option: --po", "option ambiguë\xa0: --po"),
    ],
    ids=str,
)
def test_a_command_that_makes_no_sense_is_answered_with_its_usage_in_the_language_asked_for(
    arguments: list[str], english: str, french: str, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = os.environ.get("LANGUAGE")
    for lang, usage, error in (("en", "usage: tutor", english), ("fr", "usage\xa0: tutor", french)):
        monkeypatch.setenv("TUTOR_LANG", lang)
        with pytest.raises(SystemExit) as caught:
            main(arguments)
        assert caught.value.code == 2
        told = capsys.readouterr().err
        assert told.startswith(usage)
        assert error in told
    assert (os.environ.get("LANGUAGE"), gettext.textdomain()) == (before, "messages")


def test_the_sentences_of_argparse_that_are_translated_are_its_own() -> None:
    source = inspect.getsource(argparse)
    assert [said for said in ITS_OWN if repr(str(said)) not in source] == []


def test_the_command_needs_nothing_but_the_standard_library() -> None:
    program = (
        "import sys; sys.path.insert(0, sys.argv.pop(1)); import tutor.cli; status = tutor.cli.main(sys.argv[1:]);"
        "names = {name.split('.')[0] for name in sys.modules} - {'tutor', '__main__'};"
        "sys.exit(status or sorted(names - sys.stdlib_module_names) or 0)"
    )
    command = [sys.executable, "-I", "-S", "-c", program, str(ROOT), "explain", str(EXAMPLE), "--lang", "fr"]
    ran = subprocess.run(command, capture_output=True, check=False, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout


@pytest.mark.parametrize("command", ["explain", "score"])
def test_the_help_speaks_the_language_asked_for(command: str, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    french = ["usage\N{NO-BREAK SPACE}: tutor", "montrer cette aide et finir", "FICHIER"]
    english = ["usage: tutor", "show this help message and exit", "FILE"]
    assert all(word in told(capsys, command, "--help") for word in english)
    assert all(word in told(capsys, command, "--lang", "fr", "--help") for word in french)
    monkeypatch.setenv("TUTOR_LANG", "fr")
    assert all(word in told(capsys, command, "--help") for word in french)
    assert all(word in told(capsys, command, "--lang=en", "--help") for word in english)
    assert "tenir le score d’une table" in told(capsys, "--help")


def told(output: Output, *arguments: str) -> str:
    """What the command says before it exits with success."""
    with pytest.raises(SystemExit) as caught:
        main([*arguments])
    assert caught.value.code == 0
    return output.readouterr().out
