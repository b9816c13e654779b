"""The auction on the table: everybody's last word at their place, and the bids as buttons from low to high."""

from __future__ import annotations

import pytest

from tests.page import Table
from tests.show.tarot.positions import SIZES, pictured, seen, setting, told, written
from tutor.core.message import Message
from tutor.show.html import Html
from tutor.show.table.felt import PLACES, SEATS
from tutor.show.table.table import table
from tutor.show.table.view import View
from tutor.show.words import Words
from tutor.tarot.auction import Auction
from tutor.tarot.options import Options
from tutor.tarot.setting import Setting

EVERY_SIZE = pytest.mark.parametrize("players", SIZES)
BIDS = ["pass", "prise", "pousse", "garde", "garde-sans", "garde-contre"]


@EVERY_SIZE
def test_everybody_has_a_place_of_their_own_in_the_order_of_play(players: int) -> None:
    at_table = seen(Auction(setting(players)), players)
    assert at_table.felt["data-seats"] == str(players)
    assert [chair.at for chair in at_table.chairs] == list(PLACES[players])
    assert [chair.who for chair in at_table.chairs] == [Words("en").say(name) for name in SEATS[players]]


@EVERY_SIZE
def test_everybodys_word_stands_at_their_place(players: int) -> None:
    said = ((1, "prise"), *((seat, "pass") for seat in range(2, players)))
    at = Auction(Setting(players, 0, Options(), setting(players).hands), said)
    chairs = seen(at, players).chairs
    assert [chair.word for chair in chairs] == [None, "prise", *["pass"] * (players - 2)]
    assert [chair.marks for chair in chairs] == [("to speak",), *[()] * (players - 1)]


def test_where_somebody_speaks_twice_only_their_last_word_stands() -> None:
    said = ((0, "prise"), (1, "garde"), (2, "pass"), (3, "garde-sans"), (0, "pass"))
    chairs = seen(Auction(setting(4, auction="multi"), said), 4).chairs
    assert [chair.word for chair in chairs] == ["pass", "garde", "pass", "garde sans"]
    assert [chair.marks for chair in chairs] == [(), ("to speak",), (), ()]


def test_the_phase_and_what_to_do_are_said() -> None:
    bidding = seen(Auction(setting(4)), 4)
    assert bidding.facts == "The auction"
    assert bidding.prompt.startswith("Your turn: make a bid, or pass.")
    assert written(Auction(setting(4))) == ["French Tarot: the auction"]


def test_a_bid_that_is_forbidden_can_be_pressed_and_looks_different() -> None:
    at = Auction(Setting(4, 2, Options(), setting(4).hands), ((3, "garde"),))
    bidding = seen(at, 4)
    choices = bidding.part("choices")
    assert choices.moves == ["pass", "prise", "garde", "garde-sans", "garde-contre"]
    assert bidding.forbidden == ["prise", "garde"]
    assert [button["tabindex"] for button in choices.all("button")] == ["0", "-1", "-1", "-1", "-1"]
    assert choices.texts("button") == ["Pass", "Prise", "Garde", "Garde sans", "Garde contre"]


@pytest.mark.parametrize(("pousse", "offered"), [(True, BIDS), (False, [bid for bid in BIDS if bid != "pousse"])])
def test_a_bid_that_only_other_tables_know_is_no_button(pousse: bool, offered: list[str]) -> None:  # noqa: FBT001
    assert seen(Auction(setting(4, pousse=pousse)), 4).part("choices").moves == offered


def test_the_hand_is_no_set_of_buttons() -> None:
    hand = seen(Auction(setting(4)), 4).part("hand")
    assert len(hand.cards) == 18
    assert hand.all("button") == []


def test_advice_stands_beside_a_deal_when_it_is_ones_turn_and_never_beside_an_exercise() -> None:
    own, others = Auction(setting(4)), Auction(setting(4), ((0, "pass"),))
    exercise = Table(table(View("tarot", own, 0, 1, live=True, title=Message("An exercise")), Html("en")))
    for shown, there in ((seen(own, 4), True), (seen(others, 4), False), (exercise, False)):
        assert bool(shown.part("advice").all(".tutor-advice")) is there
        assert ("hidden" not in shown.part("advice")) is there


def test_a_still_picture_tells_who_has_said_what() -> None:
    bids = ((1, "prise"), (2, "pass"), (3, "garde"))
    assert pictured(Auction(Setting(4, 0, Options(), (None,) * 4), bids)).texts("p") == [
        "The player on your right bids prise.",
        "The player opposite passes.",
        "The player on your left bids garde.",
    ]
    assert pictured(Auction(setting(4))).all("p") == []


def test_every_bid_is_told_and_then_the_taker_and_the_dog() -> None:
    lines = told(Auction(setting(4)), "pass", "garde", "pass", "pass", seat=0)
    assert lines[:-1] == [
        "You pass.",
        "The player on your right bids garde.",
        "The player opposite passes.",
        "The player on your left passes.",
        "The player on your right is the taker.",
    ]
    assert lines[-1].startswith("The dog is turned for everybody to see: ")
    assert "You are the taker." in told(Auction(setting(4)), "pass", "garde", "pass", "pass", seat=1)


@pytest.mark.parametrize(("contract", "side"), [("garde-sans", "taker"), ("garde-contre", "defence")])
def test_a_dog_that_nobody_sees_is_not_told(contract: str, side: str) -> None:
    lines = told(Auction(setting(4)), contract, "pass", "pass", "pass")
    assert lines[-2:] == ["You are the taker.", f"Nobody sees the dog; it counts for the {side}."]


def test_with_five_players_the_dog_waits_for_the_call() -> None:
    assert told(Auction(setting(5)), "garde", *["pass"] * 4)[-1] == "You are the taker."


def test_when_all_pass_there_is_no_taker_to_tell() -> None:
    assert told(Auction(setting(4)), *["pass"] * 4)[-1] == "The player on your left passes."


def test_a_hand_thrown_in_makes_nobody_the_taker() -> None:
    at = Auction(Setting(4, 3, Options(maldonne=True), (None,) * 4))
    assert len(told(at, "prise", "throw-in")) == 2
