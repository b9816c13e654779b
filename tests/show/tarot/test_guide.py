"""The guide around the play: a section for every piece of advice, a drawn example for every signal of a card."""

from __future__ import annotations

import re

import pytest

from site_hooks import advice
from tests.page import Element, page
from tutor.rulebook.tarot.signalled import SIGNALLED
from tutor.show import rulebook
from tutor.show.html import Html
from tutor.show.tarot.guide import every_card, example_hand, proof, sections
from tutor.tarot import ADVICE

ENGLISH = Html("en", 0, rulebook="../../rulebook/")
HEADING = re.compile(r"^### .* \{ #([\w-]+) \}$", re.MULTILINE)


@pytest.mark.parametrize("prefix", ["T-EVAL", "T-SIG", "T-STR"])
def test_every_piece_of_advice_has_a_section_with_its_sources(prefix: str) -> None:
    rules = [rule for rule in ADVICE.values() if rule.id.startswith(prefix)]
    text = sections(prefix, ENGLISH)
    assert HEADING.findall(text) == [rule.anchor for rule in rules]
    for rule in rules:
        sources = f" · Sources: {'; '.join(map(ENGLISH.source, rule.sources))}" if rule.sources else "</p>"
        assert rule.statement in text.replace("&amp;", "&")
        assert f"Advice {rule.id}{sources}" in text.replace("&amp;", "&")


def test_a_signal_that_a_card_gives_is_drawn_with_the_hand_and_its_truth() -> None:
    text = sections("T-SIG-HIGH-LOW-TRUMP", ENGLISH)
    drawn = page(text)
    assert drawn.cards[:5] == ["T15", "T16", "T20", "T12", "T21"]
    assert drawn.one("[data-tried]")["data-card"] == "T3"
    assert "ask them to stop leading trumps. ✓ " in drawn.text
    assert "The trick before" in drawn.text


def test_no_words_are_drawn_where_a_convention_takes_more_than_a_card() -> None:
    assert len(page(sections("T-SIG", ENGLISH)).all(".tutor-example")) == len(SIGNALLED)


def test_the_rulebook_leads_to_the_guide() -> None:
    told = dict(rulebook.pages("tarot", "en"))["tarot/advice"]
    assert "](../../advice/hand-value.md#t-eval-21)" in told
    assert "](../../advice/signals.md#t-str-chasse)" in told
    assert "Rule T-SIG" not in told


def test_marks_on_a_page_become_what_they_stand_for() -> None:
    marks = ("odds dog 5", "worth T21 HK", "signals T-SIG-LEAD-LOW", "advice T-STR-5P", "else")
    asked = "|".join(f"<!-- {mark} -->" for mark in marks)
    table, hand, cards, section, rest = advice.embed(asked, "fr", "fr/advice/odds/").split("|")
    assert len(page(table).all("table.odds")) == 1
    assert page(hand).cards[:2] == ["HK", "T21"]
    assert cards == every_card("T-SIG-LEAD-LOW", Html("fr", 0, rulebook="../../rulebook/"))
    assert HEADING.findall(section) == ["t-str-5p-21"]
    assert rest == "<!-- else -->"


def test_a_proof_is_drawn_with_the_cards_that_it_comes_from() -> None:
    told = page(proof("", ENGLISH))
    assert told.cards[:7] == ["DK", "D3", "S2", "D4", "T16", "T10", "C3"]
    assert len(told.all("li")) == 3
    assert "The player on your left has no trump: in trick 1, the 2 of spades neither" in told.text


def test_what_is_drawn_is_well_formed() -> None:
    for html in (every_card("T-SIG-EXC-LEAD", ENGLISH), example_hand("T21 T20 HK", ENGLISH)):
        (whole,) = page(html).content
        assert isinstance(whole, Element)
        assert whole.fits("div.tutor-example")
