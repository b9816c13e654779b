"""Whole deals of every game through the table: any legal moves, any intents, and a state that can be trusted."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.hosts.playing import CALLS, TAKER, play
from tests.hosts.test_session import JSON
from tutor import barbu
from tutor.core.errors import RecordError
from tutor.games import GAMES
from tutor.hosts.table.session import Session

NINE = barbu.VARIANTS["chinese-poker"]
#: The tables at which deals begin.
TABLES: dict[str, dict[str, Any]] = {
    **{f"tarot of {players}": {"game": "tarot", "players": players} for players in (3, 4, 5)},
    "barbu": {"game": "barbu", "dealer": 0},
    "barbu with chinese poker": {"game": "barbu", "dealer": 0, "rules": NINE},
}
#: Deals in which the learner meets every phase: as the taker of Tarot with a poignée, as the dealer of each contract.
DEALS: dict[str, dict[str, Any]] = {
    **{f"tarot of {players}": {"game": "tarot", "players": players, "seed": seed} for players, seed in TAKER.items()},
    **{
        call: {"game": "barbu", "dealer": 0, "seed": 8, "rules": NINE, "moves": [call]}
        for call in (*CALLS, "chinese-poker")
    },
}
EVERY_TABLE = pytest.mark.parametrize("start", TABLES.values(), ids=TABLES)
EVERY_DEAL = pytest.mark.parametrize("start", DEALS.values(), ids=DEALS)
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@EVERY_TABLE
@pytest.mark.parametrize("seed", range(1, 4))
def test_whatever_legal_moves_one_presses_the_deal_comes_to_its_end(start: dict[str, Any], seed: int) -> None:
    session = Session({**start, "seed": seed})
    assert list(play(session, random.Random(seed))) or session.at.turn is None
    scores = GAMES[start["game"]].result(session.at).scores
    assert scores is not None
    assert start["game"] == "barbu" or sum(scores) == 0


@EVERY_DEAL
def test_a_move_is_taken_back_to_the_decision_before(start: dict[str, Any]) -> None:
    session = Session(start)
    states = [session.state for _ in play(session)]
    for state in reversed(states):
        assert "error" not in session.answer({"back": True})
        # What others did since then is done again at once, so the decision is the same.
        assert session.state == state
    for _ in start.get("moves", ()):
        assert "error" not in session.answer({"back": True})
    assert "nothing to take back" in str(session.answer({"back": True})["error"])


@EVERY_DEAL
@pytest.mark.parametrize("seed", [None, 8])
def test_a_deal_is_taken_up_again_from_its_state_at_any_moment(start: dict[str, Any], seed: int | None) -> None:
    session = Session(start)
    for _ in play(session, random.Random(seed) if seed else None):
        again = Session(json.loads(json.dumps(session.state.to_json())))
        assert again.state == session.state
        assert again.html == session.html


@EVERY_GAME
@given(st.lists(st.fixed_dictionaries({"play": JSON}) | st.fixed_dictionaries({"new": JSON}) | JSON, max_size=3))
@settings(max_examples=50)
def test_no_intent_breaks_a_deal(game: str, intents: list[Any]) -> None:
    session = Session({"game": game, "seed": 1})
    for intent in intents:
        before = session.state
        if "error" in session.answer(intent):
            assert session.state is before


@EVERY_GAME
@given(st.dictionaries(st.sampled_from(("players", "rules", "deals", "seed", "moves", "dealer", "lang", "live")), JSON))
@settings(max_examples=50)
def test_a_strange_state_is_a_record_error_or_none(game: str, state: dict[str, Any]) -> None:
    with suppress(RecordError):
        Session({"game": game, "seed": 1, **state})
