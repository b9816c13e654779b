"""A saved table opens as it was left, whatever the tutor's players would do today, and keeps its secrets to itself."""

from __future__ import annotations

import json
import random
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b, shake_256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hosts.playing import TAKER, play
from tests.hosts.test_tarot_deals import hidden_cards
from tutor import barbu, tarot
from tutor.core.advice import Advice
from tutor.core.errors import RecordError
from tutor.hosts.table.seal import KEY, LONGEST, PRINT, seal, unseal
from tutor.hosts.table.session import Session
from tutor.hosts.table.state import VERSION
from tutor.hosts.table.tables import Deal
from tutor.tarot.advice.setting_aside import card_to_set_aside
from tutor.tarot.dog import Dog

#: Matches as the first version of states saved them, and what their learner saw.
MATCHES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "states-1.json").read_text("utf-8"))
EVERY_MATCH = pytest.mark.parametrize("kept", MATCHES, ids=[kept["name"] for kept in MATCHES])


def seen(session: Session) -> dict[str, Any]:
    """What a learner sees of a table, in short."""
    at, table = session.at, session.state.table
    hands = getattr(at, "hands", None) or (at.setting.hands if hasattr(at, "setting") else None)
    hand = (
        hands
        and table.learner is not None
        and (at.held if at.phase == "dog" and at.turn == 0 else hands[table.learner])
    )
    return {
        "phase": at.phase,
        "turn": at.turn,
        "hand": None if hand in (None, False) else sorted(card.code for card in hand or ()),
        "totals": list(table.match.totals) if isinstance(table, Deal) else None,
    }


def saved(session: Session) -> dict[str, Any]:
    """A state as a browser keeps it."""
    state: dict[str, Any] = json.loads(json.dumps(session.state.to_json()))
    return state


def an_ecart_in_secret() -> Session:
    """A deal in which another player has set cards aside that the learner does not see."""
    return next(Session(kept["state"]) for kept in MATCHES if "discard ?" in kept["state"]["moves"])


# --- what was saved before ------------------------------------------------------------------------------------------


@EVERY_MATCH
def test_a_match_of_the_first_version_opens_as_it_was_left_and_is_saved_in_ours(kept: dict[str, Any]) -> None:
    session = Session(kept["state"])
    assert seen(session) == kept["seen"]
    assert saved(session)["v"] == VERSION
    assert Session(saved(session)).html == session.html


# --- other players, other cards -------------------------------------------------------------------------------------


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tutor's players do something else than today in every phase, and the same seed give other cards."""

    def anything(at: Any) -> str:  # noqa: ANN401 - a deal in any phase
        game = barbu if hasattr(at, "row") or "barbu" in type(at).__module__ else tarot
        return str(game.written(at, random.choice(at.obligation().legal())))

    for game in (tarot, barbu):
        monkeypatch.setattr(game, "choose", anything)
        dealt = game.match.dealt
        monkeypatch.setattr(game.match, "dealt", lambda *known, dealt=dealt: dealt(*known[:3], f"other {known[3]}"))


@EVERY_MATCH
def test_a_saved_match_outlives_the_players_and_the_dealer_that_it_was_played_with(
    kept: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    session = Session(kept["state"])
    state, html = saved(session), session.html
    request.getfixturevalue("strangers")
    again = Session(state)
    assert again.html == html
    assert saved(again) == state


@pytest.mark.usefixtures("strangers")
def test_without_its_sealed_part_it_would_not() -> None:
    assert sum(lost(kept["state"], kept["seen"]) for kept in MATCHES) > len(MATCHES) * 0.9


def lost(state: dict[str, Any], expected: dict[str, Any]) -> bool:
    """Whether a state is refused, or opens as something else."""
    try:
        return seen(Session(state)) != expected
    except RecordError:
        return True


def last_that_may_go(at: Dog) -> Advice:
    """What another player would set aside."""
    return card_to_set_aside(at)._replace(move=str(at.obligation().legal()[-1]))


def test_a_cautious_change_of_the_ecart_alone_would_have_lost_the_matches_of_the_first_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = an_ecart_in_secret()
    state = saved(session)
    secret = session.state.secret
    assert secret
    monkeypatch.setattr(tarot.advice.opponent, "card_to_set_aside", last_that_may_go)
    again = Session(state)
    assert again.at == session.at
    assert again.state.secret == secret
    del state["v"], state["sealed"]
    assert lost(state, seen(session)) or Session(state).at != session.at


def test_a_move_taken_back_is_taken_back_in_secret_too() -> None:
    session = next(one for one in map(Session, ecarts()) if one.at.turn == 0)
    assert session.state.secret
    assert len(session.state.secret.moves) == session.state.moves.count("discard ?") > 0
    session.answer({"play": tarot.choose(session.at)})
    while "error" not in session.answer({"back": True}):
        secret = session.state.secret
        assert secret
        assert len(secret.moves) == session.state.moves.count("discard ?")
        assert Session(saved(session)).at == session.at


def ecarts() -> list[dict[str, Any]]:
    return [kept["state"] for kept in MATCHES if "discard ?" in kept["state"]["moves"]]


# --- the seal -------------------------------------------------------------------------------------------------------


@given(st.recursive(st.none() | st.integers() | st.text(), lambda inner: st.lists(inner, max_size=4), max_leaves=9))
def test_what_is_sealed_comes_out_as_it_was(data: object) -> None:
    assert unseal(seal(data)) == data
    assert seal(data) == seal(data)


@pytest.mark.parametrize("players", TAKER)
def test_nothing_hidden_can_be_read_in_a_state(players: int) -> None:
    session = Session({"game": "tarot", "players": players, "seed": TAKER[players]})
    for _ in play(session):
        state = saved(session)
        sealed = state.pop("sealed")
        hidden = {card.code for card in hidden_cards(session)}
        assert not hidden & set(re.findall(r"\w+", json.dumps(state))), state
        bare = urlsafe_b64decode(sealed + "===")
        assert not {code for code in hidden if f'"{code}"'.encode() in bare}
        for start in range(16):
            with pytest.raises(zlib.error):
                zlib.decompress(bare[start:])


def test_a_damaged_seal_is_refused_wherever_the_damage_is() -> None:
    state = saved(an_ecart_in_secret())
    whole = state["sealed"]
    for place in range(0, len(whole), 7):
        other = "A" if whole[place] != "A" else "B"
        with pytest.raises(RecordError, match="sealed"):
            Session({**state, "sealed": whole[:place] + other + whole[place + 1 :]})


NO_SEAL: list[object] = [None, 7, [], "", "=", "é", "a", "AAAAAAAAAAAAAAAA", "x" * (LONGEST + 1)]
FORGED: dict[str, object] = {
    **{str(text)[:20]: text for text in NO_SEAL},
    "no object": seal([1]),
    "nothing in it": seal({}),
    "one hand": seal({"hands": {"0": ["H10"]}, "dog": []}),
    "moves of another kind": seal({"hands": {}, "dog": [], "moves": 7}),
    "deep": seal([[[[[]]]]] * 50),
    "large": seal("0" * LONGEST),
}


@pytest.mark.parametrize("forged", FORGED.values(), ids=FORGED)
def test_a_forged_seal_is_refused(forged: object) -> None:
    with pytest.raises(RecordError):
        Session({**saved(an_ecart_in_secret()), "sealed": forged})


def test_a_seal_out_of_which_too_much_would_come_is_not_opened() -> None:
    most = "0" * (LONGEST - len('""'))
    assert unseal(seal(most)) == most
    with pytest.raises(RecordError):
        unseal(seal(f"{most}0"))


def test_a_seal_whose_fingerprint_was_made_up_is_refused() -> None:
    packed = zlib.compress(b"[]")
    for mark in (b"tutor it", blake2b(packed, digest_size=PRINT).digest()):
        veil = shake_256(KEY + mark).digest(len(packed))
        made_up = mark + bytes(one ^ other for one, other in zip(packed, veil, strict=True))
        with pytest.raises(RecordError):
            unseal(urlsafe_b64encode(made_up).decode())


def test_a_seal_of_another_pack_a_card_twice_or_other_hidden_moves_is_refused() -> None:
    state = saved(an_ecart_in_secret())
    inside: Any = unseal(state["sealed"])
    hands = inside["hands"]
    twice = {**hands, "0": hands["1"], "1": hands["1"]}
    overlap = [hands["0"][0], *inside["dog"][1:]]
    uneven = {**hands, "0": hands["0"] + inside["dog"]}
    for change in (
        {"hands": twice},
        {"dog": overlap},
        {"hands": {**hands, "1": None}},
        {"hands": uneven, "dog": []},
        {"dog": None},
        {"moves": inside["moves"][1:]},
        {"moves": [*inside["moves"], "discard C1"]},
        {"moves": ["discard T21"] * len(inside["moves"])},
        {"moves": ["pass"] * len(inside["moves"])},
    ):
        with pytest.raises(RecordError):
            Session({**state, "sealed": seal({**inside, **change})})
    other = saved(Session({"game": "tarot", "players": 3, "seed": 2}))["sealed"]
    with pytest.raises(RecordError):
        Session({**state, "sealed": other})


@pytest.mark.parametrize("version", [0, 3, 99, True, "2", None, 2.0])
def test_a_version_that_we_do_not_know_is_refused_by_name(version: object) -> None:
    with pytest.raises(RecordError) as caught:
        Session({**saved(an_ecart_in_secret()), "v": version})
    assert caught.value.place == "v"


@pytest.mark.parametrize("name", ["A", "a b", "<b>", "x" * 41, 7, None, "../x"])
def test_a_table_has_a_plain_name(name: object) -> None:
    with pytest.raises(RecordError) as caught:
        Session({"game": "tarot", "seed": 1, "name": name})
    assert caught.value.place == "name"
    assert saved(Session({"game": "tarot", "seed": 1, "name": "tarot-four"}))["name"] == "tarot-four"
