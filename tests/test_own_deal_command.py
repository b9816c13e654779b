"""An exercise about a deal of one's own: asked, marked, and refused where nothing can be asked about the deal."""

from __future__ import annotations

import io
import json
import sys
from typing import TYPE_CHECKING

import pytest

from tests.command import A_KIND, EXAMPLE, Output, nearest, refused, said

if TYPE_CHECKING:
    from pathlib import Path


def test_a_deal_of_ones_own_is_asked_about_and_has_no_number(capsys: Output) -> None:
    text = said(capsys, "exercise", "allowed", "--record", str(EXAMPLE), "--key")
    assert text.startswith("What may you do?\n\nFrench Tarot, card play: trick 1 of 5\n")
    assert "\nThe answer: T16 EX\n" in text
    told = json.loads(said(capsys, "exercise", "allowed", "--record", str(EXAMPLE), "--json", "--key"))
    assert (told["level"], told["seed"], told["key"]) == (None, None, [["T16", "EX"]])
    assert said(capsys, "mark", "allowed", "--record", str(EXAMPLE), "--answer", "EX", "T16").startswith(
        "That is right.\n"
    )


def test_of_a_deal_that_comes_through_a_pipe_too_nothing_hidden_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    record = json.loads(EXAMPLE.read_text("utf-8"))
    record["hands"]["1"] = ["S5", "S6", "S7", "S8", "S9"]
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(record).encode()), "utf-8"))
    piped = json.loads(said(capsys, "exercise", "allowed", "--record", "-", "--json"))
    assert piped == json.loads(said(capsys, "exercise", "allowed", "--record", str(EXAMPLE), "--json"))
    assert piped["boards"][0]["hands"]["1"] is None


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("exercise allowed --seed 4", "seed: found “4”, expected nothing: a deal of your own has no level and no seed"),
        ("mark allowed --level 1", "level: found “1”, expected nothing: a deal of your own has no level and no seed"),
        ("exercise bets", f"kind: found “bets”, expected {A_KIND}{nearest('bets')}"),
        ("exercise beats", "kind: found “beats”, expected a kind that asks about a deal; this one makes its own cards"),
        (
            "exercise forced-card",
            "record: found 2, expected a position in which “forced-card” has exactly one right answer",
        ),
        (
            "mark allowed --answer T20",
            "answer[0]: found “T20”, expected an option of this question, one of S4, D10, T6, T16, EX",
        ),
    ],
)
def test_what_cannot_be_asked_about_a_deal_is_refused(arguments: str, told: str, capsys: Output) -> None:
    assert refused(capsys, *arguments.split(), "--record", str(EXAMPLE)) == told


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"moves": ["H7", "T99"]}, "moves[1]: found “T99”, expected one of the 78 cards, such as S10, T21"),
        ({"hands": {"1": ["S4"]}}, "hands.0: found null, expected the hand of the player to move"),
        (
            {"hands": {"0": ["S4"]}, "moves": ["H7", "T9", "S4", "H2"]},
            "moves: found 4, expected a deal in which somebody is to move: this one is over",
        ),
    ],
    ids=["no card", "no hand", "over"],
)
def test_a_deal_about_which_nothing_can_be_asked_is_told_so(
    changes: dict[str, object], told: str, capsys: Output, tmp_path: Path
) -> None:
    file = tmp_path / "deal.json"
    file.write_text(json.dumps({**json.loads(EXAMPLE.read_text("utf-8")), **changes}), "utf-8")
    assert refused(capsys, "exercise", "allowed", "--record", str(file)) == told
