"""The call of a contract on the table: all contracts as buttons, by suit and rank where they have one."""

from __future__ import annotations

import pytest

from tests.show.barbu.positions import pictured, reached, shown, told, words, written
from tutor.barbu.options import VARIANTS


def test_the_next_player_sits_on_the_left() -> None:
    chairs = shown(reached()).chairs
    assert [chair.at for chair in chairs] == ["you", "left", "top", "right"]
    assert [chair.who for chair in chairs] == ["You", "Left", "Opposite", "Right"]
    assert words().player(1) == "the player on your left"


def test_many_calls_that_are_made_already_are_folded_away_and_keep_their_lists() -> None:
    at = reached(dealer=0, history={"called": ["domino", "barbu"]})
    calling = shown(at)
    fold = calling.part("choices").one(".fold")
    assert fold.moves == calling.forbidden
    assert "trumps H" in {*calling.part("choices").moves} - {*fold.moves}
    assert len(fold.moves) == 14
    assert fold.texts("summary") == ["Not allowed now, and why (14)", "Domino from… out first +45, then +20, +5, −5"]
    assert fold.one(".pick").moves == fold.moves[1:]


def test_each_call_says_what_counts_in_it_by_the_values_of_the_table() -> None:
    for values, queens in (({}, "No Queens each queen −6"), ({"values": "balanced"}, "No Queens each queen −12")):
        choices = shown(reached(dealer=0, rules=values)).part("choices")
        assert choices.one('[data-move="no-queens"]').text == queens


def test_trumps_opens_a_list_of_suits_and_domino_one_of_ranks_with_full_names_one_list_at_a_time() -> None:
    choices = shown(reached(dealer=0)).part("choices")
    picks = choices.all("details.pick")
    assert {pick.one("summary").text: pick.moves for pick in picks} == {
        "Trumps… each trick +5": [f"trumps {suit}" for suit in "SHDC"],
        "Domino from… out first +45, then +20, +5, −5": [
            f"domino {rank}" for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
        ],
    }
    assert len({pick["name"] for pick in picks}) == 1, "the browser closes one list when it opens another"
    assert not any("open" in pick for pick in picks)
    call = choices.one('[data-move="trumps H"]')
    assert (call.text, call.seen) == ("Trumps, hearts", "♥")


def test_the_calls_that_stand_open_are_one_tab_stop_and_each_list_is_another() -> None:
    choices = shown(reached(dealer=0)).part("choices")
    stops = [button["data-move"] for button in choices.all('button[tabindex="0"]')]
    assert stops == ["no-tricks", "trumps S", "domino 2"]


def test_there_is_no_contract_yet_and_the_dealer_speaks() -> None:
    table = shown(reached(dealer=0), dealer=0)
    assert [(chair.word, chair.tags, chair.marks) for chair in table.chairs] == [
        (None, ("dealer",), ("to speak",)),
        *[(None, (), ())] * 3,
    ]
    assert table.part("head").texts("p")[-1] == "Play goes to the left."
    assert table.part("felt").cards == []
    assert len(table.hand) == 13


@pytest.mark.parametrize(
    ("rules", "prompt"),
    [
        ({}, "Your turn: you are the dealer and call a contract. Each may be called only once."),
        (VARIANTS["salade"], "Your turn: you are the dealer. The order of the contracts is fixed; call the one"),
    ],
)
def test_where_the_order_is_fixed_the_dealer_is_told_so(rules: dict[str, object], prompt: str) -> None:
    assert shown(reached(dealer=0, rules=rules)).prompt.startswith(prompt)


def test_a_still_picture_says_what_the_dealer_has_called_before() -> None:
    at = reached(dealer=0, history={"called": ["domino", "barbu"]})
    assert pictured(at).texts("p") == ["You have already called Domino and Barbu.", "Barbu: the call of a contract"]
    assert pictured(reached(dealer=0)).texts("p") == written(reached(dealer=0)) == ["Barbu: the call of a contract"]


def test_the_call_is_told() -> None:
    assert told(reached(dealer=1), "trumps H") == ["The player on your left calls Trumps, hearts."]
