"""Where two tables disagree: for each house rule that decides something, the engine gives two answers."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.every import every
from tutor.core.errors import RecordError
from tutor.games import GAMES
from tutor.hosts.our_table.choosing import Choosing
from tutor.rulebook.book import BOOKS
from tutor.rulebook.our_table import OurTable, usual
from tutor.show.games import STAGES
from tutor.show.our_table.compared import as_text, compared
from tutor.show.words import Words

#: House rules that decide neither a move nor the score of a single deal, or only who deals it and how.
SILENT = {"packet", "shuffle", "dealer_barred", "dead_player", "tenue", "conventions", "rotation", "removed"}
PAIRS = [
    (game, name, first, second)
    for game in GAMES
    for name in BOOKS[game].disputes
    if name not in {"maldonne_below", "values"}
    for first, second in combinations(STAGES[game].house_rules.lists[name][1], 2)
    if {first, second} != {"table", "45/20/5/-5"}  # which is what the usual values have
]


def table(name: str, game: str = "tarot", **rules: Any) -> OurTable:  # noqa: ANN401 - parsed JSON
    return OurTable.of({"v": 1, "name": name, "rules": {game: rules}})


@every(GAMES)
def test_every_house_rule_has_a_dispute_or_decides_nothing(game: str) -> None:
    assert {*STAGES[game].house_rules.lists} - {*BOOKS[game].disputes} <= SILENT


@every(PAIRS)
def test_whatever_two_tables_play_they_disagree_on_a_position(one: tuple[str, str, object, object]) -> None:
    game, name, first, second = one
    try:
        [found] = compared(table("A", game, **{name: first}), table("B", game, **{name: second}), Words("en"))
    except RecordError:
        raise AssertionError(name) from None
    assert len(found.position) >= 1
    assert len({*found.answers}) == 2, found


def test_tables_that_play_alike_say_so() -> None:
    assert as_text(table("A"), table("B", **dict(usual("tarot"))), Words("en")) == "A and B play alike.\n"


def test_two_tables_stand_side_by_side_on_the_page() -> None:
    ours, other = (table(name, "barbu", **rules) for name, rules in (("A", {}), ("<b>", {"values": {"trick": -1}})))
    answer: Any = Choosing({"our_table": ours.to_json()}).answer({"link": other.link})
    html = answer["html"]
    assert "+1, −9, −9, −9" in html
    assert "−1, −4, −4, −4" in html
    assert "&lt;b&gt;" in html
    assert "<b><b>" not in html
