"""What a hand is worth before the play: as HTML with its cards drawn, as plain text and as JSON."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.page import page
from tests.show.test_advice import GARDE, SANS, auction, said
from tests.tarot.table import record as dealt
from tutor import tarot
from tutor.core.cards import TAROT, Cards
from tutor.core.errors import RecordError
from tutor.core.record import Record
from tutor.show.answer import advice
from tutor.show.html import Html
from tutor.show.tarot.auction import AuctionOnTable
from tutor.show.tarot.worth import LEAVING_DOG, OTHER_TABLE, WORTH, Worth
from tutor.show.text import advice as explain
from tutor.tarot.advice.hand_value import suggest
from tutor.tarot.auction import Auction

ENGLISH = Html("en", rulebook="../rulebook/")


def worth(at: Auction, words: Html) -> str:
    """What the hand of the player to speak is worth."""
    return AuctionOnTable(at).advice().html(words)


def hand_worth(hand: Cards, words: Html) -> str:
    """What a hand is worth before anybody has bid."""
    return Worth(suggest(hand)).html(words)


def auction_of(record: Record) -> Auction:
    at = tarot.position(record)
    assert isinstance(at, Auction)
    return at


def test_a_hand_is_valued_in_a_table_with_its_cards_drawn_its_total_and_the_bid() -> None:
    panel = page(worth(auction_of(auction(GARDE)), ENGLISH))
    assert len(panel.one("table").rows) == 11
    assert panel.all("a.rule")[0]["href"] == "../rulebook/tarot/advice/#t-eval-21"
    assert panel.cards[:2] == ["T21", "EX"]
    assert panel.texts("td strong") == ["60"]
    assert "60 points: the advice is “garde”." in panel.text
    assert panel.one(".heading").text == ENGLISH.say(WORTH)


def test_a_hand_has_two_totals_where_the_dog_matters() -> None:
    panel = page(hand_worth(TAROT.read(SANS), ENGLISH))
    assert panel.texts("td strong") == ["68", "77"]
    assert next(what for what in panel.texts(".what") if "garde sans and garde contre" in what).endswith("Spades")


def test_trumps_that_count_nothing_say_why() -> None:
    assert "too few to count" not in page(hand_worth(TAROT.read(GARDE), ENGLISH)).text
    assert "Too few trumps (they count from 5 on)" in page(hand_worth(TAROT.read("T1 T2 HK"), ENGLISH)).text


def test_a_hand_that_is_not_known_is_not_valued() -> None:
    with pytest.raises(RecordError, match=r"hands\.1"):
        worth(auction_of(replace(auction(GARDE), moves=("pass",))), ENGLISH)


def test_in_the_auction_the_hand_is_valued_line_by_line_and_a_bid_suggested() -> None:
    hand = said(auction(GARDE, "pass", "prise"))["hand"]
    assert (hand["bid"], hand["rule"], hand["text"]) == ("garde", "T-EVAL-BID", "60 points: the advice is “garde”")
    assert hand["with_dog"]["total"] == sum(line["points"] for line in hand["with_dog"]["lines"]) == 60
    assert hand["with_dog"]["lines"][0] == {
        "rule": "T-EVAL-21",
        "facts": {"cards": ["T21"]},
        "text": "Trump 21, which always wins its trick",
        "points": 10,
    }


@pytest.mark.parametrize(
    ("moves", "rules", "bid"),
    [
        ((), {}, "garde"),
        (("prise",), {}, "garde"),
        (("garde",), {}, "pass"),
        (("garde-sans",), {}, "pass"),
        (("prise",), {"pousse": True}, "garde"),
    ],
)
def test_the_bid_is_one_that_may_be_made(moves: tuple[str, ...], rules: dict[str, object], bid: str) -> None:
    assert said(auction(GARDE, *moves, **rules))["hand"]["bid"] == bid


def test_a_hand_that_is_not_worth_a_higher_bid_is_told_why_to_pass() -> None:
    hand = said(auction(GARDE, "garde"))["hand"]
    assert hand["text"] == "60 points are worth garde, which may not be bid here: the advice is “pass”"


def test_the_hand_is_valued_twice_and_both_totals_are_shown_where_they_differ() -> None:
    record = auction(SANS)
    hand = said(record)["hand"]
    assert (hand["with_dog"]["total"], hand["without_dog"]["total"], hand["bid"]) == (68, 77, "garde-sans")
    assert "    77  in all, with the dog left where it is" in explain(record, ENGLISH)
    assert ENGLISH.say(LEAVING_DOG) not in explain(auction(GARDE), ENGLISH)


def test_at_another_table_the_advice_says_for_how_many_it_was_made() -> None:
    start = dealt(5, 1, {})
    assert ENGLISH.say(OTHER_TABLE, players=5) in explain(start, ENGLISH)
    assert ENGLISH.say(OTHER_TABLE, players=4) not in explain(auction(GARDE), ENGLISH)


def test_a_hand_that_is_not_known_cannot_be_valued() -> None:
    record = replace(auction(GARDE), moves=("pass",))
    for ask in (advice, explain):
        with pytest.raises(RecordError, match=r"hands\.1"):
            ask(record, ENGLISH)
