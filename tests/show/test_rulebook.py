"""The rulebook: a section a rule, drawn from the rules themselves."""

from __future__ import annotations

import re

import pytest

from tutor.rule import Rule
from tutor.show.html import Html
from tutor.show.rulebook import FORBIDS, PERMITS, page, section
from tutor.show.words import LANGUAGES
from tutor.tarot import RULES
from tutor.tarot.bonuses import POIGNEE
from tutor.tarot.count import VALUES
from tutor.tarot.hands import HOUSE_MALDONNE
from tutor.tarot.trick import LEAD_BAN
from tutor.teach.moment import BAR, COUNTING


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_its_section(lang: str) -> None:
    anchors = re.findall(r"^## .+ \{ #(\S+) \}$", page("tarot", lang), re.MULTILINE)
    assert anchors[: len(RULES)] == [rule.anchor for rule in RULES.values()]


def told(rule: Rule) -> str:
    return section("tarot", rule, Html("en", 0))


def test_a_rule_shows_what_it_permits_and_what_it_forbids() -> None:
    assert all(heading in told(HOUSE_MALDONNE) for heading in (PERMITS, FORBIDS))


def test_a_rule_without_an_example_says_why() -> None:
    assert BAR in told(LEAD_BAN)
    assert PERMITS not in told(LEAD_BAN)
    assert COUNTING in told(VALUES)


def test_a_rule_says_where_the_sources_differ() -> None:
    assert "Wikipedia counts 20, 40 and 60." in told(POIGNEE)
    assert "sources differ" not in told(VALUES)


def test_a_rule_of_the_score_shows_a_worked_sheet() -> None:
    shown = told(POIGNEE)
    assert "<li>A simple poignée, for the side that wins the contract: +20</li>" in shown
    assert "Seat 0: +" in shown
