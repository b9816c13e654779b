"""What can be done with a table besides making a move: only what makes sense at that moment."""

from __future__ import annotations

import pytest

from tests.hosts.playing import TAKER, moves
from tests.page import Element, Table
from tutor.hosts.session import Session


def controls(session: Session) -> Element:
    return Table(session.html).part("controls")


def offered(session: Session) -> list[str]:
    """The intents that can be pressed, in order."""
    return controls(session).values("data-intent")


def chosen(session: Session) -> list[str]:
    """What is chosen in the form: the variant, if the table plays one of them, and the number of players."""
    return [option["value"] for option in controls(session).all("option[selected]")]


def test_an_exercise_is_first_looked_at_then_played_on_and_then_over() -> None:
    session = Session({"kind": "follow", "seed": 3})
    assert offered(session) == ["deal", "play_on"]
    session.answer({"play": moves(session)[0]})
    assert offered(session) == ["deal", "finish", "back"]
    session.answer({"finish": True})
    assert offered(session) == ["deal", "back"]


def test_a_deal_of_a_match_is_taken_back_from_the_first_own_move_on_and_followed_by_the_next_when_it_is_over() -> None:
    session = Session({"game": "tarot", "players": 4, "seed": TAKER[4]})
    assert offered(session) == ["finish", "deal"]
    session.answer({"play": "prise"})
    assert offered(session) == ["back", "finish", "deal"]
    session.answer({"finish": True})
    assert offered(session) == ["next", "back", "deal"]
    session.answer({"next": True})
    assert "next" not in offered(session)


def test_when_a_match_is_over_there_is_only_another_match() -> None:
    session = Session({"game": "barbu", "players": 3, "seed": 1, "rules": {"salade": True}})
    for _ in range(6):
        session.answer({"finish": True})
        session.answer({"next": True})
    assert offered(session) == ["deal", "back"]
    assert controls(session).one('[data-intent="deal"]').text == "New match, any number"


@pytest.mark.parametrize(
    ("state", "game", "players"),
    [
        ({"game": "barbu"}, ["usual"], "4"),
        ({"game": "barbu", "rules": {"pack": 32}}, ["early"], "4"),
        ({"game": "barbu", "rules": {"salade": True}, "players": 6}, ["salade"], "6"),
        ({"game": "tarot", "rules": {"profile": "seed"}, "players": 5}, ["seed"], "5"),
        ({"game": "tarot", "rules": {"misere": True}, "players": 3}, [], "3"),
    ],
)
def test_the_form_for_another_table_begins_with_this_one(
    state: dict[str, object], game: list[str], players: str
) -> None:
    session = Session({"seed": 77, **state})
    form = controls(session).one('form[data-sends="new"]')
    assert chosen(session) == [*game, players]
    assert form.one('input[name="seed"]')["value"] == "77"
    assert [choice.one("select")["name"] for choice in form.all("label")[:2]] == ["variant", "players"]


def test_the_form_of_an_exercise_asks_for_a_deal_by_its_number() -> None:
    form = controls(Session({"kind": "follow", "seed": 3})).one("form")
    assert form["data-sends"] == "deal"
    assert form.one('input[name="deal"]')["value"] == "3"


def test_both_games_are_offered_with_all_their_variants_in_the_language_of_the_table() -> None:
    games = controls(Session({"game": "tarot", "seed": 1, "lang": "fr"})).all("optgroup")
    assert [game["label"] for game in games] == ["Tarot", "Barbu"]
    assert [len(game.all("option")) for game in games] == [4, 6]
    assert games[0].all("option")[0].text == "de la fédération"
