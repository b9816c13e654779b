"""The second lesson, *A whole deal*: the tables that it opens."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hosts.lessons import code
from tests.page import page
from tutor.core.errors import RecordError
from tutor.games import GAMES
from tutor.hosts.notebook.lesson import RULEBOOK, Lesson
from tutor.hosts.table.session import Session
from tutor.show.languages import LANGUAGES

EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """No language and no rulebook in the environment."""
    for name in ("TUTOR_LANG", RULEBOOK):
        monkeypatch.delenv(name, raising=False)


@EVERY_LANGUAGE
@pytest.mark.usefixtures("elsewhere")
def test_it_opens_a_table_of_four_of_three_and_of_five_that_waits_for_a_bid(lang: str) -> None:
    scope: dict[str, Any] = {}
    first, *sources = code("whole-deal", lang)
    exec(first, scope)  # noqa: S102 - our own lesson
    tables = [eval(source, scope) for source in sources[:3]]  # noqa: S307 - our own lesson
    assert [len(table.session.at.setting.hands) for table in tables] == [4, 3, 5]
    assert [table.session.at.phase for table in tables] == ["auction"] * 3
    assert {table.session.state.lang for table in tables} == {lang}
    assert all(table.session.at.turn == 0 for table in tables)


@pytest.mark.usefixtures("elsewhere")
def test_every_rule_that_a_deal_links_to_stands_at_the_end_of_the_lesson() -> None:
    lesson = Lesson(lang="en")
    ids = {rule["id"] for rule in page(lesson.rules("tarot")._repr_html_()).all("dt")}
    for players in (3, 4, 5):
        table = lesson.deal(players=players, seed=2)
        table.session.answer({"finish": True})
        links = set(page(table.session.html).rules)
        assert links
        assert links <= ids


@pytest.mark.usefixtures("elsewhere")
def test_a_table_plays_by_the_house_rules_that_are_asked_for() -> None:
    table = Lesson(lang="en").deal(players=5, seed=4, rules={"profile": "seed"})
    assert isinstance(table.session, Session)
    assert table.session.at.setting.options.poignee_values == "seed"
    with pytest.raises(RecordError):
        Lesson(lang="en").deal(players=7)


@pytest.mark.usefixtures("elsewhere")
def test_a_move_that_the_page_sends_changes_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Lesson(lang="en").deal(players=4, seed=39)
    assert isinstance(table.session, Session)
    heard: list[object] = []
    monkeypatch.setattr(table, "send", heard.append)
    before = table.html
    table._handle_custom_msg({"play": GAMES["tarot"].choose(table.session.at)}, [])  # noqa: SLF001
    assert table.html != before
    table._handle_custom_msg({"play": "nonsense"}, [])  # noqa: SLF001
    assert heard
