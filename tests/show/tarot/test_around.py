"""What stands around the play: what to show, and what a defender's cards would tell."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings

from tests.page import page
from tests.show.tarot.test_worth import auction_of, worth
from tests.show.test_advice import DEFENDER, FORMATS, GARDE, auction, defence, said
from tests.strategies import deals, position, records
from tests.tarot.advice.test_opponent import known_to
from tutor.core.cards import TAROT
from tutor.core.record import Record
from tutor.games import read_record
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.table.recommended import CHOICE
from tutor.show.tarot import around
from tutor.show.tarot.around import (
    FROM_THE_MIDDLE,
    POIGNEE,
    SIGNALS,
    TRUE,
    UNTRUE,
    AroundThePlay,
)
from tutor.show.tarot.worth import WORTH
from tutor.show.text import advice as explain
from tutor.show.words import Words
from tutor.tarot import ADVICE, RULES
from tutor.tarot.play import Play
from tutor.tarot.trick import Trick

WORDS = [Html(lang, rulebook="../rulebook/") for lang in LANGUAGES]
ENGLISH = WORDS[0]
PLAIN = Words("en")


def test_each_legal_card_of_a_defender_is_drawn_with_what_it_tells_and_whether_that_is_true() -> None:
    panel = page(around.signals(position(defence()), ENGLISH))
    assert sorted(panel.cards) == sorted(DEFENDER.split())
    said_true, said_untrue = (panel.texts(f'[data-legal="{word}"] strong') for word in ("yes", "no"))
    assert said_true == [f"✓ {ENGLISH.say(TRUE)}"] * 5
    assert said_untrue == [f"✗ {ENGLISH.say(UNTRUE)}"] * 5
    assert "t-sig-lead-low" in panel.rules


def test_the_attack_gets_no_signals_and_neither_does_anybody_when_the_deal_is_over() -> None:
    at = position(defence(taker=0))
    assert around.signals(at, ENGLISH) == ""
    assert around.signals(replace(at, size=0), ENGLISH) == ""


@given(records())
@settings(deals, max_examples=40)
def test_the_panel_says_what_the_answer_says_and_no_hidden_card_changes_a_letter(record: Record) -> None:
    at = position(record)
    blind = known_to(at, at.trick.turn)
    for words in WORDS:
        signals = around.signals(at, words)
        assert around.signals(blind, words) == signals
        for entry in said(record, words)["signals"] if at.whole else []:
            assert entry["move"] in page(signals).cards
            assert all(told["text"] in signals for told in entry["tells"])
        links = [link["href"] for link in page(signals).all("a.rule")]
        assert set(links) <= {f"../rulebook/tarot/advice/#{rule.anchor}" for rule in ADVICE.values()}


#: Ten trumps, one of them a bout, and four kings.
POIGNEE_HAND = "T21 T20 T18 T16 T14 T12 T10 T8 T6 T4 SK HK DK CK S2 H3 D4 C5"


def before_the_first_card(taker: int, hand: str = POIGNEE_HAND) -> Play:
    """The first lead of a deal by seat 0, who may show a poignée."""
    hands = (TAROT.read(hand), None, None, None)
    return Play(18, taker, "garde", hands, Trick(0, 4), dog=TAROT.read("S3 S4 S5 S6 S7 S8"), announcing=True)


def test_who_may_show_a_poignee_is_advised_whether_to() -> None:
    strong = before_the_first_card(0)
    weak = before_the_first_card(0, POIGNEE_HAND.replace("T21", "T19").replace("SK HK DK", "S10 H10 D10"))
    for at, show in ((strong, "poignee simple"), (weak, None)):
        panel, told = page(around.poignee(at, ENGLISH)), AroundThePlay(at).as_json(ENGLISH)["poignee"]
        assert isinstance(told, dict)
        assert (told["move"], told["rule"]) == (show, "T-STR-POIGNEE")
        assert str(told["text"]) in panel.text
        assert str(told["text"]).startswith("Show it" if show else "Keep it")
        assert str(told["text"]) in "\n".join(AroundThePlay(at).lines(PLAIN))
        assert "t-str-poignee" in panel.rules
        headings = page(AroundThePlay(at).html(ENGLISH)).texts(".heading")
        assert headings == [ENGLISH.say(one) for one in ((CHOICE,) if show else (CHOICE, POIGNEE))]


def test_who_may_show_none_is_told_nothing_about_poignees() -> None:
    few = before_the_first_card(0, POIGNEE_HAND.replace("T21", "S9"))
    assert around.poignee(few, ENGLISH) == ""
    assert AroundThePlay(few).as_json(ENGLISH)["poignee"] is None
    assert PLAIN.say(POIGNEE) not in "\n".join(AroundThePlay(few).lines(PLAIN))
    assert around.poignee(replace(before_the_first_card(0), size=0), ENGLISH) == ""


def test_every_panel_is_named_after_what_it_is() -> None:
    play: Play = position(defence())
    for html, heading in (
        (worth(auction_of(auction(GARDE)), ENGLISH), WORTH),
        (around.signals(play, ENGLISH), SIGNALS),
        (around.poignee(before_the_first_card(0), ENGLISH), POIGNEE),
    ):
        assert page(html).one("section.tutor-advice")["aria-label"] == ENGLISH.say(heading)


def test_in_the_play_each_legal_card_of_a_defender_has_what_it_tells() -> None:
    told = {entry["move"]: entry["tells"] for entry in said(defence())["signals"]}
    assert sorted(told) == sorted(DEFENDER.split())
    (low,), (high,), silent = told["H2"], told["H9"], told["HQ"]
    assert (low["rule"], low["true"], high["rule"], high["true"]) == ("T-SIG-LEAD-LOW", True, "T-SIG-LEAD-HIGH", False)
    assert low["text"].startswith("By convention this tells your partners that you hold the king or the queen of heart")
    assert silent == []


def test_the_text_says_the_same_and_whether_the_promise_is_kept() -> None:
    text = explain(defence(), PLAIN)
    assert "  6♥  9♥\n" in text
    assert text.count(PLAIN.say(TRUE)) == 5
    assert text.count(PLAIN.say(UNTRUE)) == 5


def test_the_attack_has_nobody_to_signal_to() -> None:
    record = defence(taker=0)
    assert said(record)["signals"] == []
    assert PLAIN.say(SIGNALS) not in explain(record, PLAIN)


def test_a_record_from_the_middle_of_the_deal_says_why_there_are_no_signals() -> None:
    text = explain(read_record((FORMATS.parents[1] / "examples" / "overtrump.json").read_bytes()), PLAIN)
    assert PLAIN.say(FROM_THE_MIDDLE) in text
    assert "The player on your left has no hearts: in trick 1, trump 9 did not follow suit" in text


def test_what_is_known_stands_by_seat_from_the_right_to_the_left() -> None:
    known = said(defence("S3", "SQ", "T4", "T2", "D3", "D5"))["known"]
    assert [(one["seat"], one["rule"]) for one in known] == [
        (2, "T-PLAY-FOLLOW"),
        (3, "T-PLAY-FOLLOW"),
        (3, "T-PLAY-OVERTRUMP"),
    ]
    assert known[0]["facts"] == {"led": "S", "top": None, "card": "T4", "by": 2, "trick": 1}
    assert "T21" in known[2]["missing"]
    assert known[2]["shown"] == []


@given(records())
@settings(deals, max_examples=50)
def test_only_what_is_proven_names_a_rule_of_the_game(record: Record) -> None:
    found = said(record)
    assert {one["rule"] for one in found["known"]} <= set(RULES)
    assert {one["rule"] for entry in found["signals"] for one in entry["tells"]} <= set(ADVICE)
