"""A still picture of a moment: what led to it, the hand, what one tries, and the verdict on it."""

from __future__ import annotations

import pytest

from tests.page import Element, page
from tutor.core.message import Message
from tutor.games import GAMES
from tutor.rulebook.book import BOOKS
from tutor.show.html import Html
from tutor.show.moment import picture


def drawn(code: str, *, legal: bool) -> Element:
    """The scene in which a rule allows something, or forbids it."""
    game = {"T": "tarot", "B": "barbu"}[code[0]]
    scene = BOOKS[game].scenes[GAMES[game].RULES[code]]
    moment = scene.permits if legal else scene.forbids
    assert moment
    return page(picture(game, moment, Message("An example"), Html("en", 0)))


def test_before_a_bid_one_sees_what_the_others_have_bid() -> None:
    scene = drawn("T-BID-OVERCALL", legal=False)
    bids = [line for line in scene.texts("p") if line.startswith("The player")]
    assert bids == ["The player opposite passes.", "The player on your left bids garde."]
    assert "You try: prise" in scene.texts("p")


def test_before_a_card_one_sees_the_trick_and_ones_hand_in_which_only_the_card_that_is_tried_stands_out() -> None:
    scene = drawn("T-PLAY-OVERTRUMP", legal=False)
    assert [(figure.cards, figure.one("figcaption").text) for figure in scene.all("figure")] == [
        (["H7"], "Opposite"),
        (["T9"], "Left"),
    ]
    assert scene.one(".hand").cards == ["S4", "T6", "T16"]
    (tried,) = scene.all("[data-tried]")
    assert (tried["data-card"], tried["data-tried"]) == ("T6", "no")


def test_in_barbu_the_contract_stands_before_the_trick_and_the_others_sit_the_other_way_round() -> None:
    scene = drawn("B-FOLLOW", legal=True)
    assert "No Tricks" in scene.texts("p")[1]
    assert scene.texts("figcaption") == ["Opposite", "Right"]
    (tried,) = scene.all("[data-tried]")
    assert (tried["data-card"], tried["data-tried"]) == ("S4", "yes")


def test_in_domino_one_sees_how_the_suits_lie() -> None:
    lines = drawn("B-DOM-EXTEND", legal=True).texts("p")
    assert any("the 7 of spades to the 9 of spades" in line for line in lines)


@pytest.mark.parametrize("legal", [True, False])
def test_the_verdict_and_the_chain_of_rules_stand_below(legal: bool) -> None:  # noqa: FBT001
    scene = drawn("T-PLAY-OVERTRUMP", legal=legal)
    assert scene.one(".outcome")["data-legal"] == ("yes" if legal else "no")
    assert scene.rules == ["t-play-must-trump", "t-play-overtrump"]
