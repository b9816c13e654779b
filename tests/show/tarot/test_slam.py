"""The announcement of a slam on the table."""

from __future__ import annotations

import pytest

from tests.show.tarot.positions import hand, seen, setting, told, written
from tutor.core.cards import TAROT, Cards
from tutor.tarot.slam import Slam


def announcing(contract: str = "garde", held: Cards | None = None, aside: Cards = TAROT.none, taker: int = 0) -> Slam:
    """The taker of four has to announce a slam, or not."""
    return Slam(setting(4), taker, contract, None, held or hand(4, taker), aside)


def test_the_focus_falls_on_no_slam() -> None:
    choices = seen(announcing(), 4).part("choices")
    assert [(one["data-move"], one["tabindex"]) for one in choices.all("button")] == [("no-slam", "0"), ("slam", "-1")]
    assert choices.texts("button") == ["Announce no slam", "Announce a slam"]


def test_no_card_is_marked_as_new_any_more_and_the_ecart_lies_before_the_taker() -> None:
    dog = setting(4).dog or TAROT.none
    table = seen(announcing(held=hand(4) | dog, aside=TAROT.read("C1 C2")), 4)
    assert table.part("hand").all("[data-fresh]") == []
    assert set(table.hand) == {card.code for card in hand(4) | dog}
    tray = table.part("felt").one(".tray")
    assert tray.one("p").text == "2 of 6 cards set aside"
    assert tray.values("data-back") == ["discard C1", "discard C2"], "until the play begins"


@pytest.mark.parametrize("contract", ["garde-sans", "garde-contre"])
def test_a_dog_that_nobody_may_see_does_not_lie_open(contract: str) -> None:
    table = seen(announcing(contract), 4)
    assert table.part("felt").cards == []
    assert set(table.hand) == {card.code for card in hand(4)}


def test_the_others_see_the_dog_and_not_the_ecart() -> None:
    table = seen(announcing(aside=TAROT.read("C1 C2"), taker=1), 4)
    assert table.part("felt").texts(".row p") == ["The dog"]
    assert ["taker" in chair.tags for chair in table.chairs] == [False, True, False, False]


def test_the_phase_and_what_to_do_are_said() -> None:
    table = seen(announcing(), 4)
    assert table.facts == "The slam · contract: garde"
    assert "You are the taker: you play alone against the other three." in table.part("head").text
    assert table.prompt.startswith("Your turn: do you announce that you will win every trick?")
    assert written(announcing()) == ["French Tarot: the announcement of a slam"]


def test_a_slam_that_is_announced_is_told_and_its_absence_is_not() -> None:
    assert told(announcing(taker=1), "slam") == [
        "The player on your right announces a slam, which means winning every trick, and so leads to the first."
    ]
    assert told(announcing(), "no-slam") == []
