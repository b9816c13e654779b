"""The page that lies on the table says what the engine plays by, whatever house rules a table has."""

from __future__ import annotations

from typing import Any

import pytest

from tests.every import every
from tutor.hosts.crib.crib import Crib
from tutor.rulebook.our_table import OurTable
from tutor.show.crib.leaf import as_text, leaf
from tutor.show.crib.page import seatings
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words


def text(game: str, players: int, **rules: Any) -> str:  # noqa: ANN401 - parsed JSON
    return as_text(game, players, OurTable.of({"v": 1, "name": "Thursday <b>", "rules": {game: rules}}), Words("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_has_one(lang: str) -> None:
    assert [*seatings()] == ["tarot-3", "tarot-4", "tarot-5", "barbu-4"]
    for game, players in seatings().values():
        assert as_text(game, players, None, Words(lang)).count("\n\n") >= 5
        assert leaf(game, players, None, Html(lang)).count("<section>") >= 5


def test_poignees_go_by_the_number_of_players() -> None:
    assert [
        next(line for line in text("tarot", size).splitlines() if line.startswith("  trumps")).split(maxsplit=1)[1]
        for size in (3, 4, 5)
    ] == ["13      15      18", "10      13      15", "8       10      13"]


@every(
    [
        ("tarot", {"poignee_values": "seed"}, "brings  20      40      60"),
        ("tarot", {"garde_contre": 8}, "times\u00a08"),
        ("tarot", {"pousse": True}, "Pousse"),
        ("tarot", {"base": "ladder"}, "160 and the difference"),
        ("tarot", {"base": "chips"}, "6 chips"),
        ("tarot", {"misere": True}, "Misère: 10 from each"),
        ("tarot", {"petit_slam": True}, "Small slam, at most 1 trick lost: +150"),
        ("tarot", {"auction": "multi"}, "until all others have passed"),
        ("barbu", {"values": {"trick": -1}}, "in all −13"),
        ("barbu", {"hearts_ban": "none"}, "Any card may be led."),
        ("barbu", {"ravage_city": True}, "Ravage City"),
        ("barbu", {"pack": 32}, "There is no doubling."),
        ("barbu", {"must_beat": False}, "you need not go higher."),
        ("barbu", {"doubling": "dealer"}, "Only the dealer may be doubled."),
    ]
)
def test_it_follows_the_house_rules(one: tuple[str, dict[str, Any], str]) -> None:
    game, rules, said = one
    assert said in text(game, 4, **rules)
    assert said not in text(game, 4)
    assert "At Thursday <b>" in text(game, 4, **rules)


def test_without_a_prise_there_is_none() -> None:
    assert "Prise" in text("tarot", 4)
    assert "Prise" not in text("tarot", 4, no_prise=True)


def test_on_a_page_one_chooses_and_takes_the_usual_rules_again() -> None:
    ours = {"v": 1, "name": "Thursday <b>", "rules": {"barbu": {"values": {"trick": -1}}}}
    state: Any = {"crib": "tarot-4", "lang": "en"}
    for intent in ({"ours": ours}, {"crib": "barbu-4"}, {"paper": "a5"}, {"print": "large"}):
        answer: Any = Crib(state).answer(intent)
        state = answer["state"]
    assert "in all −13" in answer["html"]
    assert 'data-paper="a5" data-print="large"' in answer["html"]
    assert "Thursday &lt;b&gt;" in answer["html"]
    assert "in all −26" in str(Crib(state).answer({"usual": True})["html"])
    assert "error" in Crib(state).answer({"paper": "a3"})
    assert "error" in Crib(state).answer({"crib": "bridge-4"})
