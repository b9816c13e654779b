"""Our table beside a notebook: its file is followed, which a line says, and lessons keep to the usual rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tutor.hosts.notebook.lesson import Lesson
from tutor.hosts.notebook.our_table import FILE
from tutor.rulebook.our_table import OurTable

RULES = {"tarot": {"lead_ban": False, "misere": True}}
OURS = OurTable.of({"v": 1, "name": "Thursday <b>", "rules": RULES})
DEAL: dict[str, Any] = {
    "game": "tarot",
    "players": 5,
    "hands": {"0": ["S4", "H2", *(f"D{rank}" for rank in "2345678"), *(f"C{rank}" for rank in "234567")]},
    "from": {"phase": "play", "taker": 1, "contract": "garde", "leader": 0, "called": "SK"},
}


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / FILE).write_text(OURS.file, "utf-8")
    return tmp_path


def test_tables_pad_and_explanations_go_by_the_file_and_say_so() -> None:
    lesson = Lesson(lang="en")
    table = lesson.deal()
    assert table.record["rules"] == RULES["tarot"]
    assert "By the house rules of Thursday <b>" in table.note
    pad = lesson.score_pad()
    assert "Thursday <b>, from the file table.json" in pad.note
    assert "Thursday &lt;b&gt;: French Tarot" in pad.html
    told = lesson.explain(DEAL)
    assert "By the house rules of Thursday &lt;b&gt;" in told.html


def test_rules_that_are_said_go_before_it_and_a_lesson_or_a_game_without_any_keeps_to_the_usual() -> None:
    lesson = Lesson(lang="en")
    assert lesson.deal(rules={}).record.get("rules", {}) == {}
    assert lesson.deal(game="barbu").note == ""
    shown = Lesson("signal-deal", lang="en").deal(566, name="talk")
    assert shown.record.get("rules", {}) == {}
    assert may_lead_spades(lesson.explain(DEAL))
    assert not may_lead_spades(lesson.explain({**DEAL, "rules": {}}))


def may_lead_spades(told: Any) -> bool:  # noqa: ANN401 - parsed JSON
    """Whether the called suit may be led first, which the house rules of ours allow."""
    return bool(next(verdict["legal"] for verdict in told["verdicts"] if verdict["move"] == "S4"))


def test_a_file_that_nobody_can_read_is_told_of_and_left_as_it_is(here: Path) -> None:
    (here / FILE).write_text('{"v": 2}', "utf-8")
    table = Lesson(lang="en").deal()
    assert "the usual ones hold here" in table.note
    assert "a higher one needs a newer tutor" in table.note
    assert (here / FILE).read_text("utf-8") == '{"v": 2}'
