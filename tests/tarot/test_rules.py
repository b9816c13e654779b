"""The rules as they are written down: their names, words and sources, and that no verdict is left without words."""

from __future__ import annotations

import re
from string import Formatter
from typing import Any

import pytest
from hypothesis import given

from tests.strategies import deals, positions
from tutor.cards import Cards
from tutor.rule import Message, Obligation, Rule
from tutor.show.words import MANNERS, Words
from tutor.tarot import RULES
from tutor.tarot.trick import Trick, obligation

EVERY_RULE = pytest.mark.parametrize("rule", RULES.values(), ids=RULES)
AN_ID = re.compile(r"T(-[A-Z0-9]+)+")
#: What everybody at the table sees of the reason why a card was played.
PUBLIC = {"led", "top", "by"}
LISTS = {"and", "or"}


def parts(message: Message | None) -> dict[str, str]:
    """The named parts of a message, and how each is shown."""
    found = Formatter().parse(message or "")
    return {name: manner or "" for _, name, manner, _ in found if name is not None}


@EVERY_RULE
def test_a_rule_has_a_name_a_statement_and_sources(rule: Rule) -> None:
    assert AN_ID.fullmatch(rule.id)
    assert rule.anchor == rule.id.lower()
    assert not rule.title[0].islower()
    assert not rule.title.endswith(".")
    assert rule.statement[0].isupper()
    assert rule.statement.endswith(".")
    assert rule.sources
    assert all(rule.sources)


@EVERY_RULE
def test_a_rule_is_filed_under_its_id(rule: Rule) -> None:
    assert RULES[rule.id] is rule
    assert [other.id for other in RULES.values() if other.title == rule.title] == [rule.id]


@EVERY_RULE
def test_a_title_and_a_statement_hold_for_every_position(rule: Rule) -> None:
    assert parts(rule.title) == parts(rule.statement) == {}


@EVERY_RULE
def test_what_is_told_to_everybody_speaks_only_of_what_everybody_sees(rule: Rule) -> None:
    assert set(parts(rule.seen)) <= PUBLIC


@EVERY_RULE
def test_every_part_of_a_message_is_shown_in_a_manner_that_there_is(rule: Rule) -> None:
    for message in (rule.allows, rule.forbids, rule.seen, rule.adds):
        assert set(parts(message).values()) <= set(MANNERS) | LISTS


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
