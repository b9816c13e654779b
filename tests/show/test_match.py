"""The sheet of a match, as a terminal and as a script have it."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from tutor.cli.command import main

DEALS: list[dict[str, object]] = [
    {"dealer": 1, "contract": "no-tricks"},
    {"dealer": 1, "contract": "barbu", "base": [0, 0, -20, 0], "doubles": [[2, [3]], [3, [2]]]},
    {"dealer": 1, "contract": "trumps H", "base": [20, 20, 20, 5]},
]
MATCH = {"game": "barbu", "dealer": 1, "deals": DEALS}
#: The same with a double that a positive contract does not allow.
WRONG = {**MATCH, "deals": [*DEALS[:2], {**DEALS[2], "doubles": [[0, "max"]]}]}

Output = pytest.CaptureFixture[str]


def written(data: object, folder: Path) -> str:
    """A file with this JSON."""
    file = folder / "match.json"
    file.write_text(json.dumps(data), "utf-8")
    return str(file)


def test_a_match_is_told_deal_by_deal_with_running_totals_and_what_comes_next(capsys: Output, tmp_path: Path) -> None:
    assert main(["score", written(MATCH, tmp_path), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Barbu, a match: 3 of 28 deals",
        "",
        "Each player’s points in the deal, and in brackets the total after it.",
        "",
        " Deal  Dealer     Seat 0     Seat 1     Seat 2     Seat 3  Contract",
        "    1       1    −9 (−9)    +1 (+1)    −9 (−9)    −9 (−9)  No Tricks (not played)",
        "    2       1     0 (−9)     0 (+1)  −60 (−69)  +40 (+31)  Barbu",
        "    3       1  +20 (+11)  +20 (+21)  +20 (−49)   +5 (+36)  Trumps, hearts",
        "Total                +11        +21        −49        +36",
        "",
        "1. seat 3: +36",
        "2. seat 1: +21",
        "3. seat 0: +11",
        "4. seat 2: −49",
        "",
        "Seat 1 deals next and still has to call No Hearts, No Queens, No Last Two and Domino.",
        "Seat 0 still owes the dealer 2 compulsory doubles.",
        "Seat 2 still owes the dealer 2 compulsory doubles.",
        "Seat 3 still owes the dealer 2 compulsory doubles.",
    ]


def test_a_match_is_told_as_data(capsys: Output, tmp_path: Path) -> None:
    assert main(["score", written(MATCH, tmp_path), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert [deal["scores"] for deal in said["deals"]] == [[-9, 1, -9, -9], [0, 0, -60, 40], [20, 20, 20, 5]]
    assert [deal["totals"] for deal in said["deals"]][-1] == said["totals"] == [11, 21, -49, 36]
    assert said["deals"][0]["ended"] == "B-UND-SKIP"
    assert [place["seat"] for place in said["ranking"]] == [3, 1, 0, 2]
    assert not said["over"]
    assert said["next"] == {
        "dealer": 1,
        "contracts": ["no-hearts", "no-queens", "no-last-two", "domino"],
        "history": {"called": ["no-tricks", "barbu", "trumps"], "doubled": {"0": 0, "2": 0, "3": 0}},
        "owed": {"0": 2, "2": 2, "3": 2},
        "must_double": [],
    }


TAROT: dict[str, object] = {
    "game": "tarot",
    "players": 5,
    "dealer": 4,
    "rules": {"dead_player": True},
    "deals": [
        {"taker": 1, "contract": "garde", "points": 49, "bouts": 2},
        {"ended": "T-BID-ALL-PASS"},
        {"taker": 2, "contract": "prise", "points": 47, "bouts": 1},
    ],
}


def test_a_match_of_french_tarot_says_who_took_what_who_was_dead_and_sums_to_zero(
    capsys: Output, tmp_path: Path
) -> None:
    assert main(["score", written(TAROT, tmp_path), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "French Tarot, a match: 3 deals so far",
        "",
        "Each player’s points in the deal, and in brackets the total after it.",
        "",
        " Deal  Dealer      Seat 0       Seat 1      Seat 2     Seat 3     Seat 4  Contract",
        "    1       4   −66 (−66)  +198 (+198)   −66 (−66)  −66 (−66)   dead (0)  garde, made; taker: seat 1",
        "    2       0  dead (−66)     0 (+198)     0 (−66)    0 (−66)      0 (0)  Everybody passes",
        "    3       1   +29 (−37)  dead (+198)  −87 (−153)  +29 (−37)  +29 (+29)  prise, lost; taker: seat 2",
        "Total                 −37         +198        −153        −37        +29",
        "",
        "The totals add up to zero, as in every deal.",
        "1. seat 1: +198",
        "2. seat 4: +29",
        "3. seat 0: −37",
        "3. seat 3: −37",
        "5. seat 2: −153",
        "",
        "Seat 2 deals next, and sits out as the dead player.",
    ]


def test_a_match_of_french_tarot_is_told_as_data(capsys: Output, tmp_path: Path) -> None:
    assert main(["score", written(TAROT, tmp_path), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert [deal["totals"] for deal in said["deals"]][-1] == said["totals"] == [-37, 198, -153, -37, 29]
    first, void, _ = said["deals"]
    assert (first["taker"], first["contract"], first["dead"], first["dealer"]) == (1, "garde", 4, 4)
    assert "T-CALL-DEAD-5" in {line["rule"] for line in first["sheet"]}
    assert (void["ended"], void["dealer"]) == ("T-BID-ALL-PASS", 0)
    assert (said["game"], said["over"], said["next"]) == ("tarot", False, {"dealer": 2, "dead": 2})


def test_a_deal_whose_numbers_contradict_each_other_is_told_and_counted_all_the_same(
    capsys: Output, tmp_path: Path
) -> None:
    deals = [{"taker": 1, "contract": "garde", "points": 49, "bouts": 2}, {"ended": "T-BID-ALL-PASS"}]
    slip = {"taker": 0, "contract": "prise", "points": 5, "bouts": 3}
    file = written({"dealer": 0, "deals": [*deals, slip]}, tmp_path)
    assert main(["score", file, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert told.count("this cannot be") == 1
    assert "Deal 3: this cannot be: with 3 bouts the attack has from 17 to 91 points.\n" in told
    assert main(["score", file, "--json"]) == 0
    first, _, last = json.loads(capsys.readouterr().out)["deals"]
    assert "T-DECK-VALUES" not in {line["rule"] for line in first["sheet"]}
    assert last["sheet"][0]["rule"] == "T-DECK-VALUES"
    assert last["scores"] == [-168, 56, 56, 56]


def test_the_partner_of_a_deal_of_five_is_named(capsys: Output, tmp_path: Path) -> None:
    deal = {"taker": 1, "partner": 3, "contract": "garde", "points": 49, "bouts": 2}
    assert main(["score", written({"players": 5, "dealer": 0, "deals": [deal]}, tmp_path), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "garde, made; taker: seat 1, partner: seat 3\n" in told
    assert told.endswith("Seat 1 deals next.\n")


def test_what_is_wrong_with_a_match_is_told_with_its_place(capsys: Output, tmp_path: Path) -> None:
    assert main(["score", written(WRONG, tmp_path), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("deals[2].doubles[0][1]: found “double max”, expected something that may be said here")


def test_a_deal_and_a_match_may_each_stand_on_a_line(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    deal = {"game": "barbu", "dealer": 0, "contract": "no-queens", "base": [-6, 0, -6, -12], "doubles": [[1, "max"]]}
    given = "\n".join(map(json.dumps, (deal, MATCH, WRONG, {**deal, "base": [-7, 0, -6, -12]}))).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), "utf-8"))
    assert main(["score", "-", "--json"]) == 0
    first, second, third, fourth = map(json.loads, capsys.readouterr().out.splitlines())
    assert first["scores"] == [-12, 24, -12, -24]
    assert second["totals"] == [11, 21, -49, 36]
    assert third["error"]["place"] == "deals[2].doubles[0][1]"
    assert fourth["error"]["place"] == "base[0]"


def test_who_has_doubled_whom_is_told_before_one_doubles(capsys: Output, tmp_path: Path) -> None:
    record = {"game": "barbu", "dealer": 0, "hands": {}, "moves": ["no-queens", "double max", "double 0 1"]}
    assert main(["explain", written(record, tmp_path), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Barbu, No Queens: the doubling\nSeat 3 is to play; “you” below means this seat.\n")
    assert "The player on your left is the dealer.\n" in told
    assert "  The player opposite against the player on your right: redoubled\n" in told
    assert "  The player opposite against you: doubled\n" in told
    assert "  ✗ double yourself\n" in told
