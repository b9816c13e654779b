"""Every worked score that the house knows, put right on a score pad as somebody would who changes nothing of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.every import every
from tests.page import Table
from tutor.core.errors import Json
from tutor.games import match_of
from tutor.hosts.scoring.scoring import Scoring

TESTS = Path(__file__).parents[1]


def _worked(path: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (TESTS / path).read_text("utf-8").splitlines()]


TAROT, BARBU = _worked("tarot/score/scores.jsonl"), _worked("barbu/settlements.jsonl")


def written_again(match: dict[str, Json], number: int) -> Any:  # noqa: ANN401 - parsed JSON
    """The match after a deal was opened and written down just as its form has it."""
    pad = Scoring({"scoring": match, "lang": "en"})
    pad.answer({"edit": number})
    form = Table(pad.html).one('form[data-part="entry"]')
    typed: dict[str, Json] = {
        field["name"]: field.attributes.get("value", "on")
        for field in form.all("input")
        if field.attributes.get("type") not in {"radio", "checkbox"} or "checked" in field
    }
    answer = pad.answer({"deal": typed})
    assert "error" not in answer, answer
    return pad.to_json()["scoring"]


@every(TAROT)
def test_a_worked_score_of_tarot_comes_out_as_its_source_says(worked: dict[str, Any]) -> None:
    deal = worked["summary"]
    again = written_again({"game": "tarot", "players": deal["players"], "dealer": 0, "deals": [deal]}, 1)
    assert [*match_of(again).scores[0]] == worked["scores"]


@every(BARBU, ("seven", "quick"))
def test_a_worked_settlement_of_barbu_comes_out_as_its_source_says(worked: dict[str, Any], rotation: str) -> None:
    deal = {"dealer": 0, **{name: worked[name] for name in ("contract", "base", "doubles")}}
    rules = {"rotation": rotation, **worked.get("rules", {})}
    match: dict[str, Json] = {"game": "barbu", "players": 4, "dealer": 0, "rules": rules, "deals": [deal]}
    again = written_again(match, 1)
    assert [*match_of(again).scores[0]] == worked["scores"]
    assert again["deals"][0]["contract"] == worked["contract"]
