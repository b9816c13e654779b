"""Putting an earlier deal of a match right from a terminal: the file is corrected as a whole, or left as it was."""

from __future__ import annotations

import io
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.hosts.test_session import JSON
from tutor.cli.command import main

GARDE = {"taker": 1, "contract": "garde", "points": 49, "bouts": 2}
TAROT: dict[str, Any] = {"dealer": 3, "deals": [GARDE, {"ended": "T-BID-ALL-PASS"}, {**GARDE, "taker": 2}]}
NO_TRICKS = {"dealer": 1, "contract": "no-tricks"}
REDOUBLED = {"dealer": 1, "contract": "barbu", "base": [0, 0, -20, 0], "doubles": [[2, [3]], [3, [2]]]}
BARBU: dict[str, Any] = {"game": "barbu", "dealer": 1, "deals": [NO_TRICKS, REDOUBLED]}

Output = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


@pytest.fixture
def match(tmp_path: Path, monkeypatch: Patch) -> Path:
    """The file of a match, in the folder where the command is given."""
    monkeypatch.chdir(tmp_path)
    return Path("match.json")


def write(data: object, file: Path) -> bytes:
    """Write JSON, or what is none, to a file; return what stands there."""
    file.write_text(data if isinstance(data, str) else json.dumps(data), "utf-8")
    return file.read_bytes()


def correct(match: Path, number: str, summary: object, *more: str) -> int:
    """Correct a deal of the match in a file by a summary in a file beside it; return the command's status."""
    deal = match.with_name("deal.json")
    write(summary, deal)
    return main(["score", str(match), "--lang", "en", "--correct", number, str(deal), *more])


def test_a_deal_of_tarot_is_put_right_and_all_that_follows_is_scored_again(match: Path, capsys: Output) -> None:
    write(TAROT, match)
    assert correct(match, "1", {**GARDE, "points": 40}) == 0
    told = capsys.readouterr().out
    assert "    1       3  +52 (+52)  −156 (−156)    +52 (+52)  +52 (+52)  garde, lost; taker: seat 1\n" in told
    assert "\nTotal                −14         −222         +250        −14\n" in told
    assert json.loads(match.read_text("utf-8")) == {**TAROT, "deals": [{**GARDE, "points": 40}, *TAROT["deals"][1:]]}
    assert main(["score", str(match), "--lang", "en"]) == 0
    assert capsys.readouterr().out == told


def test_a_deal_of_barbu_is_put_right_from_standard_input(match: Path, capsys: Output, monkeypatch: Patch) -> None:
    write(BARBU, match)
    queens = {"dealer": 1, "contract": "no-queens", "base": [-24, 0, 0, 0], "doubles": [[2, [0]]]}
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(queens).encode()), "utf-8"))
    assert main(["score", str(match), "--correct", "1", "-", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert [deal["scores"] for deal in said["deals"]] == [[-48, 0, 24, 0], [0, 0, -60, 40]]
    assert json.loads(match.read_text("utf-8"))["deals"] == [queens, REDOUBLED]


def test_a_deal_that_nobody_could_have_played_is_put_right_as_well(match: Path) -> None:
    write({**TAROT, "deals": [{**GARDE, "bouts": 4}, GARDE]}, match)
    assert main(["score", str(match)]) == 2
    assert correct(match, "1", GARDE) == 0
    assert main(["score", str(match)]) == 0


@pytest.mark.parametrize(
    ("before", "correction", "told"),
    [
        (TAROT, ("1", {**GARDE, "points": 92}), "deals[0].points: found 92, expected points from 0 to 91"),
        (TAROT, ("0", GARDE), "number: found 0, expected the number of a deal that has been played, from 1 to 3"),
        (TAROT, ("4", GARDE), "number: found 4, expected the number of a deal"),
        (TAROT, ("first", GARDE), "number: found “first”, expected the number of a deal"),
        (TAROT, ("1", '{"taker": }'), "deal.json: column 11: found “}”, expected JSON: here a value"),
        ({"dealer": 3, "deals": []}, ("1", GARDE), "deals: found [], expected a deal that has been played"),
        ({"dealer": 3, "deals": {}}, ("1", GARDE), "deals: found {}, expected a list of the deals’ summaries"),
        ('{"deals": ', ("1", GARDE), "match.json: column 11: found “”, expected JSON: here a value"),
        (GARDE, ("1", GARDE), "FILE: found “match.json”, expected a file that holds a match"),
        (BARBU, ("1", {**NO_TRICKS, "base": [-26, 0, 0, 0]}), "deals[0].base: found [-26, 0, 0, 0], expected"),
        (BARBU, ("2", NO_TRICKS), "deals[1].contract: found “no-tricks”, expected"),
        (BARBU, ("1", REDOUBLED), "deals[1].contract: found “barbu”, expected"),
    ],
    ids=str,
)
def test_what_is_wrong_is_said_with_its_place_and_the_file_is_left_as_it_was(
    before: object, correction: tuple[str, object], told: str, match: Path, capsys: Output
) -> None:
    written = write(before, match)
    assert correct(match, *correction) == 2
    output = capsys.readouterr()
    assert (output.out, output.err[: len(told)]) == ("", told)
    assert match.read_bytes() == written


@pytest.mark.parametrize("file", [[], ["-"]])
def test_only_a_file_can_be_corrected(file: list[str], capsys: Output) -> None:
    assert main(["score", *file, "--lang", "en", "--correct", "1", "deal.json"]) == 2
    assert "expected a file that holds a match: the corrected match is written back to it" in capsys.readouterr().err


def test_a_missing_file_is_named(match: Path, capsys: Output) -> None:
    assert correct(match, "1", GARDE) == 2
    assert capsys.readouterr().err.startswith("FILE: found “")
    assert not match.exists()


@pytest.mark.parametrize("failing", ["replace", "fsync"])
def test_a_file_that_cannot_be_written_stays_as_it_was(
    failing: str, match: Path, capsys: Output, monkeypatch: Patch
) -> None:
    written = write(TAROT, match)

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, failing, fail)
    assert correct(match, "1", {**GARDE, "points": 40}) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.endswith("expected a file that can be written; No space left on device\n")
    assert match.read_bytes() == written
    assert {file.name for file in match.parent.iterdir()} == {"match.json", "deal.json"}


@pytest.mark.parametrize("before", [TAROT, BARBU], ids=["tarot", "barbu"])
@given(number=st.integers(-1, 4).map(str), summary=JSON | st.sampled_from([*TAROT["deals"], *BARBU["deals"]]))
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_given_the_file_holds_a_match_before_and_after(
    before: object, number: str, summary: object, match: Path
) -> None:
    written = write(before, match)
    if correct(match, number, summary) == 2:
        assert match.read_bytes() == written
    assert main(["score", str(match)]) == 0
