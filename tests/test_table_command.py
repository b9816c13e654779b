"""``tutor table``: the house rules of a table, from its file or its link."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command import Output, refused, said
from tutor.rulebook.our_table import OurTable

pytestmark = pytest.mark.usefixtures("english")
OURS = OurTable.of({"v": 1, "name": "Thursday club", "rules": {"tarot": {"misere": True}}})


def test_a_table_says_what_is_otherwise_there_from_its_file_or_its_link(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "table.json"
    file.write_text(OURS.file, "utf-8")
    told = said(capsys, "table", str(file))
    assert told == said(capsys, "table", OURS.link)
    assert "What is otherwise at Thursday club" in told
    assert "  The misère may be declared." in told
    assert told.endswith(f"{OURS.link}\n")
    assert json.loads(said(capsys, "table", OURS.link, "--json"))["table"] == OURS.to_json()


def test_two_tables_are_compared(capsys: Output) -> None:
    other = OurTable.of({"v": 1, "name": "Friday club", "rules": {}})
    told = said(capsys, "table", OURS.link, other.link)
    assert "Thursday club: The misère may be declared." in told
    assert "→ Friday club: misere: found" in told


def test_a_newer_or_broken_one_is_refused(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "table.json"
    file.write_text('{"v": 2}', "utf-8")
    assert "a higher one needs a newer tutor" in refused(capsys, "table", str(file))
    assert "table: found" in refused(capsys, "table", OURS.link[:-3])
