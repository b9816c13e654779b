"""The call of a contract on the table: all contracts as buttons, by suit and rank where they have one."""

from __future__ import annotations

import pytest

from tests.page import Table
from tests.show.barbu.positions import on_table, pictured, reached, shown, told, words, written
from tutor.barbu.options import VARIANTS


def test_the_next_player_sits_on_the_left() -> None:
    chairs = Table(on_table(reached()).felt(0, words()).html(3, words())).chairs
    assert [chair.at for chair in chairs] == ["you", "left", "top", "right"]
    assert [chair.who for chair in chairs] == ["You", "Left", "Opposite", "Right"]
    assert words().player(1) == "the player on your left"


def test_many_calls_that_are_made_already_are_folded_away_and_keep_their_groups() -> None:
    at = reached(dealer=0, history={"called": ["domino", "barbu"]})
    calling = shown(at)
    fold = calling.part("choices").one(".fold")
    assert fold.moves == calling.forbidden
    assert "trumps H" in {*calling.part("choices").moves} - {*fold.moves}
    assert len(fold.moves) == 14
    assert fold.one(".group")["aria-label"] == "Domino from:"
    assert fold.one("summary").text == "Not allowed now, and why (14)"


def test_calls_are_grouped_by_suit_and_rank_with_full_names() -> None:
    choices = shown(reached(dealer=0)).part("choices")
    groups = {group["aria-label"]: group.moves for group in choices.all(".group")}
    assert groups == {
        "Trumps:": [f"trumps {suit}" for suit in "SHDC"],
        "Domino from:": [
            f"domino {rank}" for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
        ],
    }
    assert choices.one('[data-move="trumps H"]').text == "Trumps, hearts"
    assert len(choices.all('[tabindex="0"]')) == 1


def test_there_is_no_contract_yet_and_the_dealer_speaks() -> None:
    table = shown(reached(dealer=0))
    assert [(chair.word, chair.tags) for chair in table.chairs] == [(None, ("dealer", "to speak")), *[(None, ())] * 3]
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
