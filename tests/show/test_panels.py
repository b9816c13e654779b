"""What stands around the play, as HTML: it says what the text says, with the cards drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings

from tests.page import page
from tests.show.test_advice import DEFENDER, GARDE, SANS, auction, defence, said
from tests.strategies import deals, position, records
from tests.tarot.advice.test_opponent import known_to
from tutor import tarot
from tutor.cards import TAROT, Cards
from tutor.errors import RecordError
from tutor.record import Record
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.tarot import around
from tutor.show.tarot.around import KNOWN, NOTHING_KNOWN, SIGNALS, TRUE, UNTRUE
from tutor.show.tarot.auction import AuctionOnTable
from tutor.show.tarot.worth import WORTH, Worth
from tutor.tarot import ADVICE, RULES
from tutor.tarot.advice.hand_value import suggest
from tutor.tarot.auction import Auction
from tutor.tarot.play import Play

WORDS = [Html(lang, rulebook="../rulebook/") for lang in LANGUAGES]
ENGLISH = WORDS[0]


def auction_of(record: Record) -> Auction:
    at = tarot.position(record)
    assert isinstance(at, Auction)
    return at


def worth(at: Auction, words: Html) -> str:
    """What the hand of the player to speak is worth."""
    return AuctionOnTable(at).advice().html(words)


def hand_worth(hand: Cards, words: Html) -> str:
    """What a hand is worth before anybody has bid."""
    return Worth(suggest(hand)).html(words)


def test_a_hand_is_valued_in_a_table_with_its_cards_drawn_its_total_and_the_bid() -> None:
    panel = page(worth(auction_of(auction(GARDE)), ENGLISH))
    assert len(panel.one("table").rows) == 11
    assert panel.all("a.rule")[0]["href"] == "../rulebook/tarot/#t-eval-21"
    assert panel.cards[:2] == ["T21", "EX"]
    assert panel.texts("td strong") == ["60"]
    assert "60 points: the advice is garde." in panel.text
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


def test_what_is_known_is_said_beside_the_card_that_proves_it() -> None:
    panel = page(around.known(position(defence("S3", "SQ", "T4", "T2")), Html("en", 0)))
    assert panel.cards == ["T4", "T2", "T2"]
    assert len(panel.all("li")) == 3
    assert "The player opposite has no spades" in panel.text
    assert "t-play-overtrump" in panel.rules


def test_where_nothing_is_known_that_is_said() -> None:
    panel = page(around.known(position(defence()), ENGLISH))
    assert ENGLISH.say(NOTHING_KNOWN) in panel.text
    assert panel.cards == []


def test_a_reader_is_told_nothing_of_their_own_hand() -> None:
    at = position(defence("S3", "SQ", "T4", "T2", "D3", "D5"))
    panel = page(around.known(at, Html("en", 2)))
    assert "You has" not in panel.text
    assert panel.cards == ["T2", "T2"]


def test_each_legal_card_of_a_defender_is_drawn_with_what_it_tells_and_whether_that_is_true() -> None:
    panel = page(around.signals(position(defence()), ENGLISH))
    assert sorted(panel.cards) == sorted(DEFENDER.split())
    said_true, said_untrue = (panel.texts(f'[data-legal="{word}"] strong') for word in ("yes", "no"))
    assert said_true == [f"✓ {ENGLISH.say(TRUE)}"] * 5
    assert said_untrue == [f"✗ {ENGLISH.say(UNTRUE)}"] * 6
    assert "t-sig-lead-low" in panel.rules


def test_the_attack_gets_no_signals_and_neither_does_anybody_when_the_deal_is_over() -> None:
    at = position(defence(taker=0))
    assert around.signals(at, ENGLISH) == ""
    assert around.signals(replace(at, size=0), ENGLISH) == ""


@given(records())
@settings(deals, max_examples=40)
def test_the_panels_say_what_the_answer_says_and_no_hidden_card_changes_a_letter(record: Record) -> None:
    at = position(record)
    blind = known_to(at, at.trick.turn)
    for words in WORDS:
        known, signals = around.known(at, words), around.signals(at, words)
        assert (around.known(blind, words), around.signals(blind, words)) == (known, signals)
        for one in said(record, words)["known"]:
            assert one["text"] in known
        for entry in said(record, words)["signals"] if at.whole else []:
            assert entry["move"] in page(signals).cards
            assert all(told["text"] in signals for told in entry["tells"])
        for html in (known, signals):
            links = [link["href"] for link in page(html).all("a.rule")]
            assert set(links) <= {f"../rulebook/tarot/#{rule.anchor}" for rule in (*RULES.values(), *ADVICE.values())}


def test_every_panel_is_named_after_what_it_is() -> None:
    play: Play = position(defence())
    for html, heading in (
        (worth(auction_of(auction(GARDE)), ENGLISH), WORTH),
        (around.known(play, ENGLISH), KNOWN),
        (around.signals(play, ENGLISH), SIGNALS),
    ):
        assert page(html).one("section.tutor-advice")["aria-label"] == ENGLISH.say(heading)
