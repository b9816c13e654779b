"""The third lesson, *Barbu: seven contracts*: the tables that it opens."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hosts.lessons import code
from tests.page import page
from tutor.hosts.notebook.lesson import RULEBOOK, Lesson
from tutor.show.languages import LANGUAGES

EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
#: Which phase each table of the lesson begins in for the learner, and what is called.
TABLES = [
    *(("call", None), ("doubling", "no-queens"), ("doubling", "barbu")),
    *(("doubling", "no-tricks"), ("doubling", "no-hearts"), ("doubling", "no-last-two"), ("doubling", "trumps H")),
    *(
        ("doubling", "domino 8"),
        ("doubling", "barbu"),
        ("doubling", None),
        ("doubling", "chinese-poker"),
        ("play", None),
    ),
]


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """No language and no rulebook in the environment."""
    for name in ("TUTOR_LANG", RULEBOOK):
        monkeypatch.delenv(name, raising=False)


def opened(lang: str) -> list[Any]:
    """The tables that the lesson opens."""
    scope: dict[str, Any] = {}
    tables = []
    for source in code("barbu", lang)[:-1]:
        *before, last = source.strip().split("\n")
        exec("\n".join(before), scope)  # noqa: S102 - our own lesson
        exec(f"table = {last.removeprefix('lesson = ')}", scope)  # noqa: S102
        if "deal(" in last:
            tables.append(scope["table"])
        else:
            scope["lesson"] = scope["table"]
    return tables


@EVERY_LANGUAGE
def test_every_table_waits_for_the_learner_in_its_phase(lang: str) -> None:
    found = [table.session for table in opened(lang)]
    assert [session.at.phase for session in found] == [phase for phase, _ in TABLES]
    assert all(session.at.turn == 0 for session in found)
    for session, (_, call) in zip(found, TABLES, strict=True):
        assert call is None or session.at.contract.code == call
    assert {session.state.lang for session in found} == {lang}


def test_in_the_doubling_the_learner_has_been_doubled_and_may_answer() -> None:
    doubling = opened("en")[8].session.at
    assert doubling.bets.received(0)
    assert doubling.setting.dealer != 0
    assert not doubling.contract.positive


def test_every_rule_that_a_deal_links_to_stands_at_the_end_of_the_lesson() -> None:
    lesson = Lesson(lang="en")
    ids = {rule["id"] for rule in page(lesson.rules("barbu")._repr_html_()).all("dt")}
    for table in opened("en"):
        for _ in range(3):
            links = set(page(table.session.html).rules)
            assert links <= ids
            table.session.answer({"finish": True})
            table.session.answer({"next": True})
