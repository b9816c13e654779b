"""What can be done with a table besides making a move: only what makes sense at that moment, each in one place."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.hosts.playing import TAKER, moves
from tests.page import Element, Table
from tutor.hosts.table.session import Session
from tutor.show.table.controls import SETTINGS
from tutor.show.words import Words


class Offered(NamedTuple):
    """The intents that can be pressed, in order: the signs in the head, what comes next, and what lies in the menu."""

    head: list[str]
    next: list[str]
    menu: list[str]


def offered(session: Session) -> Offered:
    table = Table(session.html)
    return Offered(*(table.part(name).values("data-intent") for name in ("head", "controls", "menu")))


def menu(session: Session) -> Element:
    return Table(session.html).part("menu")


def chosen(session: Session) -> list[str]:
    """What is chosen in the form: the variant, if the table plays one of them, how many play, and against whom."""
    return [option["value"] for option in menu(session).all("form option[selected]")]


def test_an_exercise_is_first_looked_at_then_played_on_and_then_over() -> None:
    session = Session({"kind": "follow", "seed": 3})
    assert offered(session) == ([], ["deal", "play_on"], ["picture"])
    session.answer({"play": moves(session)[0]})
    assert offered(session) == (["back"], ["deal"], ["finish", "picture"])
    session.answer({"finish": True})
    assert offered(session) == (["back"], ["deal"], ["picture"])


def test_a_deal_of_a_match_is_taken_back_from_the_first_own_move_on_and_followed_by_the_next_when_it_is_over() -> None:
    session = Session({"game": "tarot", "players": 4, "seed": TAKER[4]})
    assert offered(session) == ([], [], ["finish", "deal", "picture"])
    session.answer({"play": "prise"})
    assert offered(session) == (["back"], [], ["finish", "deal", "picture"])
    session.answer({"finish": True})
    assert offered(session) == (["back"], ["next"], ["deal", "picture"])
    session.answer({"next": True})
    assert offered(session).next == []


def test_when_a_match_is_over_there_is_only_another_match() -> None:
    session = Session({"game": "barbu", "players": 3, "seed": 1, "rules": {"salade": True}})
    for _ in range(6):
        session.answer({"finish": True})
        session.answer({"next": True})
    assert offered(session) == (["back"], ["deal"], ["picture"])
    assert Table(session.html).part("controls").one('[data-intent="deal"]').text == "New match, any number"


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
    form = menu(session).one('form[data-sends="new"]')
    assert chosen(session) == [*game, players, "club"]
    assert form.one('input[name="seed"]')["value"] == "77"
    assert [choice.one("select")["name"] for choice in form.all("label")[:2]] == ["variant", "players"]


def test_the_form_of_an_exercise_asks_for_a_deal_by_its_number() -> None:
    form = menu(Session({"kind": "follow", "seed": 3})).one("form")
    assert form["data-sends"] == "deal"
    assert form.one('input[name="deal"]')["value"] == "3"


def test_both_games_are_offered_with_all_their_variants_in_the_language_of_the_table() -> None:
    games = menu(Session({"game": "tarot", "seed": 1, "lang": "fr"})).all('select[name="variant"] optgroup')
    assert [game["label"] for game in games] == ["Tarot", "Barbu"]
    assert [len(game.all("option")) for game in games] == [4, 6]
    assert games[0].all("option")[0].text == "de la fédération"


def test_only_players_and_first_deals_that_the_game_has_can_be_chosen_and_each_game_says_which() -> None:
    form = menu(Session({"game": "barbu", "seed": 1, "lang": "en"})).one("form")
    sizes, orders, variants = (form.one(f'select[name="{name}"]') for name in ("players", "order", "variant"))
    assert [size["value"] for size in sizes.all("option") if "disabled" not in size] == ["4"]
    assert {group["label"]: "hidden" in group for group in orders.all("optgroup")} == {
        "French Tarot": True,
        "Barbu": False,
    }
    able = {
        one["value"]: (group["data-game"], (one if "data-players" in one else group)["data-players"])
        for group in variants.all("optgroup")
        for one in group.all("option")
    }
    assert able["salade"] == ("barbu", "3 4 5 6")
    assert able["dead"] == ("tarot", "5 6")
    assert able["fft"] == ("tarot", "3 4 5")


def test_the_first_deal_may_be_any_or_one_to_order_game_by_game() -> None:
    [asked] = menu(Session({"game": "tarot", "seed": 1, "lang": "en"})).all('select[name="order"]')
    assert asked.all("option")[0]["value"] == ""
    orders = {group["label"]: group.values("value") for group in asked.all("optgroup")}
    assert {name: values[0] for name, values in orders.items()} == {"French Tarot": "poignee", "Barbu": "void"}
    assert "four kings in my hand" in [option.text for option in asked.all("option")]


@pytest.mark.parametrize(
    "state", [{"game": "barbu", "seed": 1}, {"kind": "follow", "seed": 3}], ids=["match", "exercise"]
)
def test_every_table_asks_how_it_is_to_behave_the_usual_way_first(state: dict[str, object]) -> None:
    asked = {one["data-setting"]: one for one in menu(Session(state)).all(".settings select")}
    assert {name: [option["value"] for option in one.all("option")] for name, one in asked.items()} == {
        "pace": ["normal", "slow", "once", "step"],
        "shows": ["marks", "counts", "real"],
        "inferences": ["lesson", "on"],
        "forced": ["ask", "pass"],
    }
    assert not any("selected" in option for one in asked.values() for option in one.all("option")), "the page chooses"
    assert menu(Session(state)).one(".settings").texts("label")[0].startswith("Cards are played at an easy pace")


def test_what_can_be_wished_is_said_in_the_language_of_the_table() -> None:
    asked = menu(Session({"game": "tarot", "seed": 1, "lang": "fr"})).one(".settings")
    said = [text for label, values in SETTINGS.values() for text in (label, *values.values())]
    assert all(Words("fr").say(text) in asked.text and Words("en").say(text) not in asked.text for text in said)


def test_the_menu_is_a_panel_that_the_head_opens_and_that_closes_itself() -> None:
    table = Table(Session({"game": "barbu", "seed": 1}).html)
    assert table.part("menu").fits(".panel[popover]")
    assert table.part("head").one('[data-opens="menu"]').text == "Menu"
    assert table.part("menu").one('[data-closes="menu"]').text == "Close"
