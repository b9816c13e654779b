"""What belongs to any game is read by what the games say of their tables; a record survives its own JSON in each."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.core.cards import BARBU_32, Cards, Pack
from tutor.core.errors import Json, RecordError
from tutor.core.house import House
from tutor.core.record import Record
from tutor.games import GAMES, match_of, read_record, record_of, settled

#: A game, how many play, and their house rules.
Table = tuple[str, int, dict[str, object]]
#: Every variant of every game with the tables that play it.
TABLES: list[Table] = []
for _game, _offered in GAMES.items():
    for _rules in map(dict, _offered.VARIANTS.values()):
        for _players in _offered.HOUSE.sizes:
            try:
                match_of({"game": _game, "players": _players, "rules": _rules, "seed": 1, "deals": []})
            except RecordError:
                continue
            TABLES.append((_game, _players, _rules))


class Belote(House):
    """A game that the tutor does not know: four play with 32 cards, and nothing has gone before."""

    game = "belote"
    sizes = (4,)
    rules_example = '{"coinche": true}'
    start_example = '{"phase": "play"}'
    lacks = ("history", "dog")

    def players(self, _: Json, __: Mapping[str, Json]) -> int:
        """Four."""
        return 4

    def pack(self, _: int, __: Mapping[str, Json]) -> Pack:
        """32 cards."""
        return BARBU_32


def belote(**parts: object) -> Record:
    """A record of a game that nobody has registered."""
    return Record.of({"game": "belote", "hands": {"0": ["HA", "S7"]}, **parts}, {"belote": Belote()})


def test_a_record_needs_no_more_of_a_game_than_its_house() -> None:
    record = belote(moves=["HA"], rules={"coinche": True})
    assert record == Record("belote", 4, (BARBU_32.read("HA S7"), None, None, None), rules=record.rules, moves=("HA",))
    assert Record.of(record.to_json(), {"belote": Belote()}) == record


@pytest.mark.parametrize(
    ("parts", "place", "example"),
    [
        ({"rules": 1}, "rules", '{"coinche": true}'),
        ({"from": 1}, "from", '{"phase": "play"}'),
        ({"hands": {"0": ["HA"], "1": []}}, "hands.1", None),
        ({"hands": {"0": ["H2"]}}, "hands.0[0]", "H8, CK"),
        ({"dog": ["S7"]}, "dog", None),
        ({"history": {}}, "history", None),
        ({"game": "tarot"}, "game", None),
        ({"talon": []}, "talon", None),
    ],
)
def test_what_a_game_has_not_is_refused_in_its_own_words(parts: dict[str, Any], place: str, example: object) -> None:
    with pytest.raises(RecordError) as caught:
        belote(**parts)
    assert (caught.value.place, caught.value.facts.get("example")) == (place, example)


@pytest.mark.parametrize("table", TABLES, ids=str)
@given(seed=st.integers(1, 9999), moves=st.integers(0, 30), rng=st.randoms(use_true_random=False))
@settings(max_examples=20)
def test_a_deal_of_every_variant_survives_its_own_json(table: Table, seed: int, moves: int, rng: random.Random) -> None:
    game, players, rules = table
    start = match_of({"game": game, "players": players, "rules": rules, "seed": seed, "deals": []}).record()
    record = replace(start, moves=_some(GAMES[game], start, moves, rng))
    again = read_record(json.dumps(record.to_json()))
    assert again == record
    assert GAMES[game].positions(again) == GAMES[game].positions(record)


def _some(game: Any, start: Record, most: int, rng: random.Random) -> tuple[str, ...]:  # noqa: ANN401 - any game
    """The first moves of a deal, legal and else at random."""
    at, moves = game.positions(start)[-1], list[str]()
    while at.turn is not None and len(moves) < most:
        moves.append(game.written(at, rng.choice(at.obligation().legal())))
        at = game.onwards(at.after(at.read(moves[-1], "here")))
    return tuple(moves)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def any_records(draw: st.DrawFn) -> Record:
    """Whatever a record can say that has the right shape, whether or not it makes sense."""
    game, players, rules = draw(st.sampled_from(TABLES))
    house = GAMES[game].HOUSE
    cards = draw(st.permutations(house.pack(players, rules).cards))
    record = Record(
        game,
        players,
        (None,) * players,
        dealer=draw(st.none() | st.integers(0, players - 1)),
        rules=rules,
        start=draw(st.none() | st.dictionaries(st.text(max_size=5), json_values, max_size=3)),
        moves=tuple(draw(st.lists(st.text(max_size=12), max_size=5))),
    )
    if "history" not in house.lacks and draw(st.booleans()):
        called = draw(st.lists(st.text(max_size=5), unique=True, max_size=3))
        seats = st.integers(0, players - 1).map(str)
        doubled = draw(st.dictionaries(seats, st.integers(0, len(called)), max_size=players))
        record = replace(record, history={"called": called, "doubled": doubled})
    if draw(st.booleans()):
        return replace(record, order=tuple(cards))
    size = draw(st.integers(0, len(cards) // players))
    hands: list[Cards | None] = []
    for seat in range(players):
        hand = house.pack(players, rules).set(cards[seat * size : (seat + 1) * size])
        hands.append(draw(st.none() | st.just(hand)))
    dog = None if "dog" in house.lacks else draw(st.none() | st.just(house.pack(players, rules).set(cards[-3:])))
    return replace(record, hands=tuple(hands), dog=dog)


@given(any_records())
def test_a_record_survives_its_own_json_whether_or_not_it_makes_sense(record: Record) -> None:
    assert read_record(json.dumps(record.to_json())) == record


def test_a_summary_that_names_no_game_is_of_the_first_and_one_that_does_of_its_own() -> None:
    tarot = {"taker": 0, "contract": "garde", "points": 49, "bouts": 2}
    assert settled(tarot) == settled({"game": "tarot", **tarot})
    barbu = {"game": "barbu", "dealer": 0, "contract": "trumps", "base": [65, 0, 0, 0]}
    assert settled(barbu).scores == (65, 0, 0, 0)
    wrong: tuple[object, ...] = (None, [], "tarot", {"game": "bridge"})
    for data in wrong:
        with pytest.raises(RecordError):
            settled(data)
        with pytest.raises(RecordError):
            match_of(data)
        with pytest.raises(RecordError):
            record_of(data)
