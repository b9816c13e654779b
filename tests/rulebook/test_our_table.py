"""Our table: whatever a table has agreed on goes into a file and a link and comes back, and nothing else is read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.every import every
from tutor.barbu.values import STANDARD
from tutor.core.errors import RecordError
from tutor.core.fragment import packed
from tutor.games import GAMES
from tutor.rulebook.our_table import OurTable, value_of
from tutor.show.games import STAGES

CHOICES = [
    (game, name, value_of(GAMES[game].Options.of({name: value}), name))
    for game in GAMES
    for name, (_, values) in STAGES[game].house_rules.lists.items()
    for value in values
    if name not in {"values", "salade", "pack", "ravage_city", "chinese_poker"}
]
POINTS = {
    "trick": st.integers(-9, 0),
    "trump": st.integers(0, 9),
    "domino": st.lists(st.integers(-60, 60), min_size=4, max_size=4),
}
NAMES = st.text(st.characters(categories=("L", "N", "P", "Zs")), min_size=1, max_size=40).filter(str.strip)


@given(NAMES, st.lists(st.sampled_from(CHOICES), max_size=6), st.fixed_dictionaries({}, optional=POINTS))
def test_a_table_comes_back_out_of_its_file_and_its_link(name: str, chosen: list[Any], points: dict[str, Any]) -> None:
    rules: dict[str, dict[str, Any]] = {"tarot": {}, "barbu": {"values": points}}
    for game, rule, value in chosen:
        rules[game][rule] = value
    if not all(map(str.isprintable, name)):
        return
    table = OurTable.of({"v": 1, "name": name, "rules": rules})
    assert OurTable.read(table.file) == OurTable.linked(f"https://example.org/table/{table.link}") == table
    assert all(table.options(game) == GAMES[game].Options.of(rules[game]) for game in GAMES)


def test_what_is_as_usual_is_left_out_and_a_profile_says_what_it_means() -> None:
    table = OurTable.of({"v": 1, "name": "Club", "rules": {"tarot": {"profile": "seed", "pousse": False}}})
    assert table.own["tarot"]["poignee_values"] == "seed"
    assert not {"profile", "pousse"} & {*table.own["tarot"]}
    assert json.loads(table.file)["rules"].keys() == {"tarot"}


def test_own_points_stand_in_place_of_the_usual_ones_and_leave_the_rest() -> None:
    table = OurTable.of({"v": 1, "name": "Club", "rules": {"barbu": {"values": {"trick": -1}}}})
    assert table.options("barbu").table == STANDARD.__class__(trick=-1)  # type: ignore[attr-defined]


def test_where_others_sit_a_rule_that_does_not_go_with_that_is_left_out() -> None:
    table = OurTable.of({"v": 1, "name": "Club", "rules": {"tarot": {"dead_player": True, "misere": True}}})
    assert [table.seated("tarot", size) for size in (4, 5)] == [{"misere": True}, dict(table.own["tarot"])]


@every(
    [
        ({}, "v"),
        ({"v": 2, "name": "Club", "new": True}, "v"),
        ({"v": True, "name": "Club"}, "v"),
        ({"v": 1}, "name"),
        ({"v": 1, "name": "x" * 41}, "name"),
        ({"v": 1, "name": "a\nb"}, "name"),
        ({"v": 1, "name": "Club", "more": 1}, "more"),
        ({"v": 1, "name": "Club", "rules": []}, "rules"),
        ({"v": 1, "name": "Club", "rules": {"bridge": {}}}, "rules.bridge"),
        ({"v": 1, "name": "Club", "rules": {"tarot": {"misere": 1}}}, "rules.tarot.misere"),
        ({"v": 1, "name": "Club", "rules": {"barbu": {"salade": True, "pack": 32}}}, "rules.barbu.pack"),
        ({"v": 1, "name": "Club", "rules": {"barbu": {"values": {"trick": 2}}}}, "rules.barbu.values.trick"),
        ({"v": 1, "name": "Club", "rules": {"barbu": {"values": {"last_two": [-1]}}}}, "rules.barbu.values.last_two"),
    ]
)
def test_what_is_none_is_refused_with_its_place(one: tuple[Any, str]) -> None:
    data, place = one
    with pytest.raises(RecordError) as refused:
        OurTable.read(json.dumps(data))
    assert refused.value.place == place
    with pytest.raises(RecordError) as refused:
        OurTable.linked(packed("table", data))
    assert refused.value.place == place
