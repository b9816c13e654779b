"""A deal's score from options or a file of many: every house rule of French Tarot, and what is wrong with its place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tutor.cli.command import main

DEAL = ["score", "--lang", "en", "--taker", "0", "--contract", "garde", "--points", "49", "--bouts", "2"]

Output = pytest.CaptureFixture[str]


def scored(output: Output, *more: str) -> list[int]:
    """The scores of the deal with some more options."""
    assert main([*DEAL, "--json", *more]) == 0
    found: list[int] = json.loads(output.readouterr().out)["scores"]
    return found


@pytest.mark.parametrize(
    ("more", "scores"),
    [
        ("", [198, -66, -66, -66]),
        ("--points 40.5 --bouts 2", [-156, 52, 52, 52]),
        ("--players 5 --dead 3", [198, -66, -66, 0, -66]),
        ("--players 5 --partner 3", [132, -66, -66, 66, -66]),
        ("--misere 1 --misere 2 --rule misere=true", [178, -46, -46, -86]),
        ("--rule round_to_ten=true", [210, -70, -70, -70]),
        ("--rule profile=seed --poignee double", [318, -106, -106, -106]),
        ("--rule profile=seed --rule poignee_values=fft --poignee double", [288, -96, -96, -96]),
        ("--contract garde-contre --rule garde_contre=8", [792, -264, -264, -264]),
        ("--rule base=chips --stacks 10,1,20,20", [5, -1, -2, -2]),
    ],
)
def test_every_option_of_a_summary_can_be_typed(more: str, scores: list[int], capsys: Output) -> None:
    assert scored(capsys, *more.split()) == scores


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("--dead 1", "dead: found 1, expected null: only at a table of five"),
        ("--players 5 --dead x", "dead: found “x”, expected a seat from 0 to 4"),
        ("--misere 1 --misere 4", "misere[1]: found 4, expected a seat from 0 to 3"),
        ("--stacks 10,x,3,4 --rule base=chips", "stacks[1]: found “x”, expected a list of 4 stacks"),
        ("--stacks 10,20 --rule base=chips", "stacks: found [10, 20], expected a list of 4 stacks"),
        ("--stacks 1,2,3,4", "stacks: found [1, 2, 3, 4], expected nothing: only a table that plays for chips"),
        ("--rule profile", "rules: found “profile”, expected a house rule and its value, such as round_to_ten=true"),
        ("--rule =1", "rules: found “=1”, expected a house rule and its value"),
        ("--rule pouse=true", "rules.pouse: found “pouse”, expected one of 23 house rules; nearest to it are pousse, "),
        ("--rule round_to_ten=yes", "rules.round_to_ten: found “yes”, expected true or false"),
        ("--rule garde_contre=7", "rules.garde_contre: found 7, expected one of 6, 8"),
        ("--rule packet=3 --rule packet=3", "rules.packet: found “3”, expected each house rule only once"),
        ("--points many", "points: found “many”, expected points from 0 to 91 in steps of one half"),
        ("--contract petite", "contract: found “petite”, expected one of prise, pousse"),
        ("--poignee quadruple", "poignees[0]: found “quadruple”, expected one of simple, double, triple"),
    ],
)
def test_what_is_wrong_with_an_option_is_told_in_one_sentence(more: str, told: str, capsys: Output) -> None:
    assert main([*DEAL, *more.split()]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(told)
    assert output.err.count("\n") == 1


@pytest.mark.parametrize("file", [["deal.json"], ["-"], ["-", "--json"]])
def test_a_file_and_options_are_not_mixed_up(file: list[str], capsys: Output) -> None:
    assert main(["score", *file, "--lang", "en", "--rule", "base=chips"]) == 2
    assert capsys.readouterr().err.startswith(f"FILE: found “{file[0]}”, expected no options that describe a deal")


def test_a_file_may_hold_a_deal_in_each_line_of_either_game(capsys: Output, tmp_path: Path) -> None:
    tarot = {"taker": 0, "contract": "garde", "points": 49, "bouts": 2}
    barbu = {"game": "barbu", "dealer": 0, "contract": "no-queens", "base": [-6, 0, -6, -12], "doubles": [[1, [0]]]}
    file = tmp_path / "evening.jsonl"
    file.write_text(f"{json.dumps(tarot)}\n\n{json.dumps(barbu)}\n", encoding="utf-8")
    assert main(["score", str(file), "--lang", "en"]) == 0
    first, second = capsys.readouterr().out.split("\n\n")
    assert first.endswith("Seat 0: +198\nSeat 1: −66\nSeat 2: −66\nSeat 3: −66")
    assert second.startswith("Seat 0: −6 in the contract\n")
    assert main(["score", str(file), "--lang", "en", "--json"]) == 0
    told = [json.loads(line)["scores"] for line in capsys.readouterr().out.splitlines()]
    assert told == [[198, -66, -66, -66], [-12, 6, -6, -12]]


def test_a_line_that_cannot_be_scored_is_named_by_its_number(capsys: Output, tmp_path: Path) -> None:
    deal = {"taker": 0, "contract": "garde", "points": 49, "bouts": 2}
    file = tmp_path / "evening.jsonl"
    file.write_text(f"{json.dumps(deal)}\n\n{json.dumps({**deal, 'points': 92})}\n", encoding="utf-8")
    assert main(["score", str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("line 3: points: found 92, expected points from 0 to 91")
    file.write_text(json.dumps(deal, indent=1), encoding="utf-8")
    assert main(["score", str(file), "--lang", "en"]) == 0


def test_with_chips_it_is_said_which_bonuses_bring_nothing(capsys: Output) -> None:
    bonuses = ["--poignee=simple", "--poignee=simple", "--misere=3", "--slam=failed", "--petit-au-bout=defence"]
    table = ["--rule", "base=chips", "--rule", "misere=true", "--rule", "petit_slam=true"]
    assert main([*DEAL, *table, *bonuses]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[1:7] == [
        "Chips staked by each defender, and by the taker against each: +2",
        "The Petit in the last trick brings no chips",
        "A simple poignée brings no chips",
        "A simple poignée brings no chips",
        "A slam (announced and missed) brings and costs no chips",
        "Seat 3 gets no chips for a misère",
    ]
    assert scored(capsys, *table, *bonuses) == scored(capsys, *table)
    assert main([*DEAL, *table, "--slam", "petit-failed"]) == 0
    assert "A small slam (announced and missed) brings and costs no chips" in capsys.readouterr().out
