"""``tutor coach`` and ``tutor review``: what each move brings, and where a deal was decided."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.coach.test_turns import DRAW_TRUMPS, played
from tests.command import EXAMPLE, Output, refused, said
from tutor.cli import main
from tutor.core.record import Record

pytestmark = pytest.mark.usefixtures("english")


def written(folder: Path, record: Record | dict[str, Any]) -> str:
    """The name of a file in which a record stands."""
    file = folder / "deal.json"
    file.write_text(json.dumps(record.to_json() if isinstance(record, Record) else record), "utf-8")
    return str(file)


def answered(output: Output, *arguments: str) -> str:
    """The answer of a command that may say on the way how far it has come."""
    assert main([*arguments, "--lang", "en"]) == 0
    return output.readouterr().out


def test_every_move_is_said_with_what_it_brings(tmp_path: Path, capsys: Output) -> None:
    file = written(tmp_path, DRAW_TRUMPS)
    found = json.loads(said(capsys, "coach", file, "--json", "--worlds", "12"))
    assert found["worlds"] == 12
    assert {choice["move"] for choice in found["choices"]} == {"T21", "T20", "SK"}
    assert found["verdict"] in {"clear", "open"}
    assert found == json.loads(said(capsys, "coach", file, "--json", "--worlds", "12"))
    told = said(capsys, "coach", file, "--worlds", "12")
    assert "12 deals" in told
    assert "points, give or take" in told


def test_a_finished_deal_is_looked_back_on_for_every_player(tmp_path: Path, capsys: Output) -> None:
    record, passed = played()
    file = written(tmp_path, record)
    [*reviews] = json.loads(answered(capsys, "review", file, "--json", "--worlds", "4"))["reviews"]
    assert [one["seat"] for one in reviews] == list(range(4))
    for one in reviews:
        assert one["made"] == pytest.approx(
            one["worth"]["points"] - one["play"]["points"] + one["luck"]["points"], abs=0.1
        )
        assert len(one["turns"]) <= 3
        for turn in one["turns"]:
            assert passed[turn["number"]].turn == one["seat"]
            assert passed[turn["number"]].phase == turn["phase"]
            assert record.moves[turn["number"]] == turn["move"] != turn["better"]
    assert "Seat 0: the cards were worth" in answered(capsys, "review", file, "--worlds", "4")


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (["coach", str(EXAMPLE), "--worlds", "0"], "--worlds: found “0”, expected a whole number from 1 to 10000"),
        (["coach", "nowhere.json"], "nowhere.json"),
        (["review", str(EXAMPLE)], "expected a deal that is over"),
    ],
)
def test_what_cannot_be_looked_at_is_refused_in_one_sentence(arguments: list[str], wrong: str, capsys: Output) -> None:
    assert wrong in refused(capsys, *arguments)


def test_a_deal_that_is_over_has_no_turn_and_an_all_pass_deal_has_no_review(tmp_path: Path, capsys: Output) -> None:
    record, _ = played()
    assert "expected a deal in which somebody is to move" in refused(capsys, "coach", written(tmp_path, record))
    passed = {**record.to_json(), "moves": ["pass"] * 4}
    assert "brought 0" in said(capsys, "review", written(tmp_path, passed), "--worlds", "3")
