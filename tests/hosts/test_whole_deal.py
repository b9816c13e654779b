"""The second lesson, *A whole deal*: as it is stored, and the tables that it opens."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

from tutor.errors import RecordError
from tutor.games import GAMES
from tutor.hosts.notebook import RULEBOOK, Lesson, Table
from tutor.show.words import LANGUAGES

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
FILES = {"en": NOTEBOOKS / "02-a-whole-deal.ipynb", "fr": NOTEBOOKS / "02-a-whole-deal.fr.ipynb"}
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def cells(lang: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(FILES[lang].read_text("utf-8"))["cells"]
    return found


def code(lang: str) -> list[str]:
    return ["".join(cell["source"]) for cell in cells(lang) if cell["cell_type"] == "code"]


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """No language and no rulebook in the environment."""
    for name in ("TUTOR_LANG", RULEBOOK):
        monkeypatch.delenv(name, raising=False)


@EVERY_LANGUAGE
def test_it_is_stored_as_if_nobody_had_run_it(lang: str) -> None:
    nbformat.validate(nbformat.read(FILES[lang], as_version=4))  # type: ignore[no-untyped-call]
    assert all(not cell.get("outputs") and cell.get("execution_count") is None for cell in cells(lang))


def test_both_languages_have_the_same_cells_and_the_same_deals() -> None:
    shape = [[(cell["cell_type"], cell["id"][3:], cell["metadata"]) for cell in cells(lang)] for lang in LANGUAGES]
    assert shape[0] == shape[1]
    assert code("en")[1:] == code("fr")[1:]


@EVERY_LANGUAGE
@pytest.mark.usefixtures("elsewhere")
def test_it_opens_a_table_of_four_of_three_and_of_five_that_waits_for_a_bid(lang: str) -> None:
    scope: dict[str, Any] = {}
    exec(code(lang)[0], scope)  # noqa: S102 - our own lesson
    tables = [eval(source, scope) for source in code(lang)[1:4]]  # noqa: S307 - our own lesson
    assert [len(table.session.at.setting.hands) for table in tables] == [4, 3, 5]
    assert [table.session.at.phase for table in tables] == ["auction"] * 3
    assert {table.session.state.lang for table in tables} == {lang}
    assert all(table.session.at.turn == 0 for table in tables)


@pytest.mark.usefixtures("elsewhere")
def test_every_rule_that_a_deal_links_to_stands_at_the_end_of_the_lesson() -> None:
    lesson = Lesson("en")
    ids = set(re.findall(r'<dt id="([^"]*)"', lesson.rules("tarot")._repr_html_()))
    for players in (3, 4, 5):
        table = lesson.deal(players=players, seed=2)
        table.session.answer({"finish": True})
        links = set(re.findall(r'class="rule" href="#([^"]*)"', table.session.html))
        assert links
        assert links <= ids


@pytest.mark.usefixtures("elsewhere")
def test_a_table_plays_by_the_house_rules_that_are_asked_for() -> None:
    table = Lesson("en").deal(players=5, seed=4, rules={"profile": "seed"})
    assert table.session.at.setting.options.poignee_values == "seed"
    with pytest.raises(RecordError):
        Lesson("en").deal(players=7)


@pytest.mark.usefixtures("elsewhere")
def test_a_move_that_the_page_sends_changes_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table: Table = Lesson("en").deal(players=4, seed=39)
    heard: list[object] = []
    monkeypatch.setattr(table, "send", heard.append)
    before = table.html
    table._handle_custom_msg({"play": GAMES["tarot"].choose(table.session.at)}, [])  # noqa: SLF001
    assert table.html != before
    table._handle_custom_msg({"play": "nonsense"}, [])  # noqa: SLF001
    assert heard
