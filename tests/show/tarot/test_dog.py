"""The écart on the table: the dog lies open to all, what is set aside only the taker sees."""

from __future__ import annotations

import pytest

from tests.page import page
from tests.show.tarot.positions import SIZES, hand, seen, setting, told, written
from tutor.core.cards import TAROT
from tutor.show.html import Html
from tutor.show.tarot.dog import DogOnTable
from tutor.tarot.dog import Dog
from tutor.tarot.options import Options
from tutor.tarot.setting import Setting

#: The hand of a taker who must set a trump aside: trumps, kings and little else.
HELD = TAROT.read("SK DK CK HK T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 EX C2 C3")


def taken_up(players: int, taker: int = 0) -> Dog:
    """The taker has just picked up the dog."""
    return Dog.begin(setting(players), taker, "garde", TAROT["HK"] if players == 5 else None)


@pytest.mark.parametrize("players", SIZES)
def test_the_cards_of_the_dog_are_marked_in_the_takers_hand_and_as_many_places_wait_for_others(players: int) -> None:
    table = seen(taken_up(players), players)
    dog = {card.code for card in setting(players).dog or ()}
    assert {button["data-card"] for button in table.part("hand").all("[data-fresh]")} == dog
    tray = table.part("felt").one(".tray")
    assert (tray.text, tray.cards) == (f"0 of {len(dog)} cards set aside", [])
    assert len(tray.all(".empty")) == len(dog)


def test_a_card_is_set_aside_by_pressing_it_in_the_hand() -> None:
    table = seen(taken_up(4), 4)
    assert {*table.part("hand").moves} == {f"discard {card.code}" for card in taken_up(4).held or ()}
    assert table.part("choices").moves == []
    assert table.prompt.startswith("Your turn: choose a card. You have 6 cards to set aside.")


def test_what_is_set_aside_lies_in_its_tray_and_comes_back_with_a_press() -> None:
    at = taken_up(4)
    (first, *_) = at.obligation().legal()
    table = seen(at.after(first), 4)
    code = first.removeprefix("discard ")
    tray = table.part("felt").one(".tray")
    assert tray.one("p").text == "1 of 6 cards set aside"
    assert [(one["data-card"], one["data-back"]) for one in tray.all("button.card")] == [(code, first)]
    assert tray.one("button").text.endswith(", take it back into your hand")
    assert len(tray.all(".empty")) == 5
    assert code not in table.hand


def test_who_is_asked_which_cards_may_go_sees_the_dog_and_takes_nothing_back() -> None:
    at = taken_up(4)
    (first, *_) = at.obligation().legal()
    felt = page(DogOnTable(at.after(first), live=False, asked=True).felt(0, Html("en", 0)).html(0, Html("en", 0)))
    assert felt.texts(".middle p") == ["The dog", "1 of 6 cards set aside"]
    assert felt.all("button") == []


def test_a_defender_sees_the_dog_and_nothing_of_the_ecart() -> None:
    at = taken_up(4, taker=2)
    (first, *_) = at.obligation().legal()
    table = seen(at.after(first), 4)
    assert table.part("felt").texts(".middle p") == ["The dog"]
    assert set(table.hand) == {card.code for card in hand(4)}
    assert table.part("hand").all("[data-fresh]") == table.part("hand").all("button") == []
    assert written(at) == ["French Tarot: the écart"]


def test_the_called_card_stands_among_the_facts() -> None:
    assert seen(taken_up(5), 5).facts.startswith("The écart · contract: garde · called: the king of hearts")


def test_the_taker_hears_of_each_card_set_aside_and_the_others_only_of_trumps() -> None:
    at = Dog(Setting(5, 0, Options(), (None,) * 5, TAROT.read("HK D2 T9")), 1, "garde", TAROT["HK"], HELD)
    moves = ("discard C2", "discard C3", "discard T2")
    assert told(at, *moves, seat=1) == [
        "You set aside 2♣.",
        "You set aside 3♣.",
        "You set aside trump 2.",
        "Everybody is shown the trump in the écart: trump 2.",
    ]
    assert told(at, *moves, seat=0) == [
        "The player on your right has made the écart, face down: 3 cards, as many as the dog had.",
        "Everybody is shown the trump in the écart: trump 2.",
    ]
