"""The coach at a table: what it says of a turn and of a deal, the way back to a turn, and strong players."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.hosts.playing import moves
from tests.page import Table, page
from tutor.coach import coaches
from tutor.core.errors import Json, RecordError
from tutor.games import GAMES
from tutor.hosts.table.session import Session
from tutor.hosts.table.tables import Deal

#: A hand with which a prise is clearly too little, at least to the coach.
MATCH: dict[str, Json] = {"game": "tarot", "players": 4, "seed": 39}


def strong(session: Session) -> bool:
    return isinstance(session.state.table, Deal) and session.state.table.strong


def answered(session: Session, intent: Json) -> str:
    """What the coach says, and nothing changes."""
    before = session.state, session.html
    answer = session.answer(intent)
    assert set(answer) == {"coached"}
    assert (session.state, session.html) == before
    return str(answer["coached"])


@pytest.fixture(scope="module")
def reviewed() -> tuple[Json, str]:
    """A deal that the learner has spoilt, and what the coach says of it."""
    session = Session(MATCH)
    session.answer({"play": "pass"})
    session.answer({"finish": True})
    assert "review" in page(session.html).values("data-coach")
    return session.state.to_json(), answered(session, {"review": True})


def test_of_a_turn_it_says_what_each_choice_brings_and_that_it_is_an_estimate() -> None:
    session = Session(MATCH)
    assert "coach" in Table(session.html).part("advice").values("data-coach")
    said = page(answered(session, {"coach": True}))
    assert said.one('[role="status"]').text.startswith("An estimate, not a rule. Garde is clearly better")
    assert sorted(said.one("table").rows) == sorted(["pass", "prise", "garde", "garde sans", "garde contre"])


def test_of_a_deal_it_says_where_it_was_decided_and_the_way_leads_back(reviewed: tuple[Json, str]) -> None:
    state, html = reviewed
    said, session = page(html), Session(state)
    first = said.all("li")[0]
    assert "You chose pass; garde was clearly better" in first.text
    assert len(first.one(".held").cards) == 18
    assert (first.all(".felt"), said.values("data-move")) == ([], []), "nothing lay there, and nothing can be pressed"
    number = int(first.one("button")["data-number"])
    session.answer({"from": number})
    assert (session.at.phase, session.at.turn, session.over) == ("auction", 0, False)
    assert "deal played again" in Table(session.html).part("head").text
    assert "taken back to this turn; it no longer counts" in Table(session.html).part("verdict").text
    again = Session(json.loads(json.dumps(session.state.to_json())))
    again.answer({"play": "garde"})
    again.answer({"back": True})
    while not again.over:
        again.answer({"play": moves(again)[0]})
    assert again.counts_for == ()
    again.answer({"next": True})
    assert not again.state.again


def test_a_wrong_card_and_the_better_one_are_played_on_in_a_deal_in_which_that_does_better() -> None:
    session = Session(MATCH | {"seed": 12})
    while not session.over:
        session.answer({"play": moves(session)[-1]})
    turn = page(answered(session, {"review": True})).all("li")[1]
    assert "You chose the king of clubs; the 6 of hearts was clearly better" in turn.text
    yours, better = turn.all("table.tricks")
    assert yours.text != better.text
    assert all("the 5 of spades led" in one.text for one in (yours, better)), "it begins with the trick as it lay"
    assert ("the king of clubs" in yours.text, "the 6 of hearts" in better.text) == (True, True)


def test_the_tutor_in_your_seat_bids_otherwise_and_both_scores_stand_side_by_side(reviewed: tuple[Json, str]) -> None:
    session = Session(reviewed[0])
    said = page(answered(session, {"instead": True}))
    assert "the deal ends at +312 points for you; you made 0" in said.one('[role="status"]').text
    assert [len(cells) for cells in said.one("table").rows.values()] == [2, 2, 2, 2]
    assert "You chose pass; the tutor would have chosen garde" in said.text
    session.answer({"from": int(said.one("button")["data-number"])})
    assert (session.at.phase, session.over) == ("auction", False)


@pytest.mark.parametrize("number", [-1, 1, 10_000, True, None, "0"])
def test_the_way_leads_back_to_nothing_else(reviewed: tuple[Json, str], number: Json) -> None:
    session = Session(reviewed[0])
    before = session.state
    assert "none of them" in str(session.answer({"from": number})["error"])
    assert session.state is before


def test_where_nothing_can_be_said_nothing_is_offered_and_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(MATCH)
    assert "that is over" in str(session.answer({"review": True})["error"])
    trying = Session({"kind": "follow", "seed": 3})
    assert "in a match" in str(trying.answer({"coach": True})["error"])
    monkeypatch.setattr(coaches, "TURNS", {})
    for finish in (False, True):
        if finish:
            session.answer({"finish": True})
        assert page(session.html).values("data-coach") == []
        assert [one["value"] for one in page(session.html).all("option[data-games]") if "hidden" not in one] == []
    assert {*session.answer({"review": True}), *session.answer({"coach": True})} == {"error"}


def test_of_the_deals_that_the_learner_has_dealt_it_says_what_their_points_are_made_of() -> None:
    session = Session({"game": "barbu", "players": 4, "seed": 1, "dealer": 0})
    made = 0
    for number in range(2):
        while not session.over:
            session.answer({"play": moves(session)[0]})
        made += (GAMES["barbu"].result(session.at).scores or ())[0]
        assert len(session.own_set) == number + 1
        session.answer({"next": True})
    again = Session(json.loads(json.dumps(session.state.to_json())))
    again.answer({"finish": True})
    assert "set" in page(again.html).values("data-coach")
    first, both = (page(answered(again, {"set": number})) for number in range(2))
    assert (first.one('[role="status"]').text, first.values("data-next")) == ("1 of 2 deals looked at.", ["1"])
    assert both.values("data-next") == []
    assert "The deals that you have dealt so far brought you" in both.one('[role="status"]').text
    *parts, whole = (
        [int(cell.replace("−", "-").replace("± ", "")) for cell in row if cell]
        for row in both.one("table").rows.values()
    )
    assert (len(parts), whole) == (5, [made])
    assert abs(sum(points for points, _ in parts) - made) <= len(parts) / 2
    assert all(points <= 0 for points, _ in parts[1:4])
    for wrong in (2, -1, True, "0"):
        assert set(again.answer({"set": wrong})) == {"error"}
    session.answer({"new": {}})
    assert session.own_set == ()


def test_the_deals_of_a_set_in_a_state_are_records_of_its_game() -> None:
    state = Session({"game": "barbu", "seed": 1}).state.to_json()
    with pytest.raises(RecordError, match=r"own_set\[0\]"):
        Session({**state, "own_set": [{"game": "tarot"}]})
    with pytest.raises(RecordError, match="own_set: found"):
        Session({**state, "own_set": "all"})


# --- strong players ---------------------------------------------------------------------------------------------------


def test_a_match_against_strong_players_says_so_and_stays_one() -> None:
    session = Session(MATCH)
    assert "others" not in session.state.to_json()
    session.answer({"new": {"others": "strong", "seed": "39"}})
    assert "strong players" in Table(session.html).part("head").text
    session.answer({"play": moves(session)[0]})
    again = Session(json.loads(json.dumps(session.state.to_json())))
    assert (again.state, again.html) == (session.state, session.html)
    for intent in ({"deal": 40}, {"new": {"players": "3"}}, {"new": {"order": "poignee"}}):
        again.answer(intent)
        assert strong(again), intent
    again.answer({"new": {"others": "club"}})
    assert not strong(again)


def test_they_play_what_the_coach_is_sure_of(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def passing(game: str, passed: list[Any], _worlds: int) -> str:
        asked.append((game, passed[-1].turn))
        return "pass"

    monkeypatch.setattr("tutor.hosts.table.session.strong", passing)
    session = Session({**MATCH, "others": "strong"})
    session.answer({"play": "pass"})
    assert session.over
    assert sorted(turn for _, turn in asked) == [1, 2, 3]
    Session(session.state.to_json())
    assert len(asked) == 3, "what was played is not thought about again"


def test_who_the_others_are_is_checked() -> None:
    with pytest.raises(RecordError, match="others: found perfect, expected"):
        Session({**MATCH, "others": "perfect"})


def test_where_a_game_has_no_coach_the_others_are_club_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaches, "TURNS", {"tarot": coaches.TURNS["tarot"]})
    with pytest.raises(RecordError, match="others: found strong, expected"):
        Session({"game": "barbu", "seed": 1, "others": "strong"})
    session = Session({**MATCH, "others": "strong"})
    session.answer({"new": {"variant": "usual"}})
    assert (session.state.table.game, strong(session)) == ("barbu", False)
