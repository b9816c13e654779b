"""No verdict on a card is left without words, and none without all facts that they need."""

from __future__ import annotations

from typing import Any

from hypothesis import given

from tests.strategies import deals, positions
from tests.test_rules import parts
from tutor.cards import Cards
from tutor.rule import Obligation
from tutor.show.words import Words
from tutor.tarot.trick import Trick, obligation


@given(positions())
@deals
def test_every_verdict_has_words_and_every_fact_that_they_need(drawn: tuple[Cards, Trick]) -> None:
    hand, trick = drawn
    words = Words(seat=trick.turn)
    duty: Obligation[Any] = obligation(hand, trick)
    for ruling in duty.rulings:
        rule, facts = ruling.reason
        message = rule.allows if ruling.legal else rule.forbids
        assert message
        assert set(parts(message)) <= set(facts)
        assert all(note.rule.adds and set(parts(note.rule.adds)) <= set(note.facts) for note in ruling.notes)
        assert words.verdict(ruling).endswith(".")


@given(positions())
@deals
def test_everybody_can_be_told_why_a_card_was_played(drawn: tuple[Cards, Trick]) -> None:
    for ruling in obligation(*drawn).rulings:
        rule, facts = ruling.reason
        assert not ruling.legal or rule.seen
        assert not ruling.legal or set(parts(rule.seen)) <= set(facts)
