"""Where the sources of Barbu differ, the rule says so, and an answer says what the table has chosen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.barbu.table import at_play, record
from tests.every import every
from tests.test_rules import parts
from tutor import barbu
from tutor.barbu import RULES
from tutor.barbu.options import Options
from tutor.core.rule import Rule
from tutor.show.answer import answer, differing
from tutor.show.words import Words

#: The rules about which the sources differ.
DIFFERING = (
    "B-DEALER-IS-DECLARER B-HEARTS-NO-LEAD B-KH-HEART-BAN B-NH-EARLY-END B-KH-NO-WAIT"
    " B-DOM-EXTEND B-DOM-SCORE B-DBL-SIDEBET B-DBL-ONE-TURN B-DBL-POS-MAX"
    " B-UND-ROUND B-CP-x4 B-SAL-TOTAL B-TOT-WHEN"
)
#: Those of them that a house rule decides.
CHOICES = {
    "B-HEARTS-NO-LEAD": ("hearts_ban", "the ban ends with the first heart played"),
    "B-KH-HEART-BAN": ("hearts_ban", "the ban ends with the first heart played"),
    "B-NH-EARLY-END": ("hearts_early_end", "No Hearts stops with the last heart"),
    "B-KH-NO-WAIT": ("no_wait", "the king of hearts has to go at the first chance"),
    "B-DOM-SCORE": ("domino", "the four places bring 40, 25, 10 and −10"),
    "B-DBL-ONE-TURN": ("late_redouble", "a player who is doubled later may still redouble"),
    "B-CP-x4": ("overall_unit", "the best hand of all wins one more unit"),
}
HOUSE: dict[str, object] = {
    "hearts_ban": "broken",
    "hearts_early_end": True,
    "no_wait": True,
    "domino": "40/25/10/-10",
    "late_redouble": True,
    "chinese_poker": True,
    "overall_unit": True,
}


def test_where_the_sources_differ_the_rule_says_so() -> None:
    assert {rule.id for rule in RULES.values() if rule.differs} == set(DIFFERING.split())


def test_the_title_of_a_score_is_right_at_a_table_with_other_values() -> None:
    titles = [rule.title for rule in RULES.values() if rule.id.endswith("-SCORE")]
    assert len(titles) == 8
    assert not any(map(str.isdigit, "".join(titles)))


def test_the_choice_that_a_table_has_is_a_house_rule() -> None:
    assert {rule.id: rule.option for rule in RULES.values() if rule.option} == {
        rule: option for rule, (option, _) in CHOICES.items()
    }
    assert all(hasattr(Options(), option) for option, _ in CHOICES.values())


@every(map(RULES.__getitem__, DIFFERING.split()))
def test_what_is_said_of_the_sources_needs_no_position(rule: Rule) -> None:
    assert parts(rule.differs) == {}


@pytest.mark.parametrize("contract", [None, "no-hearts", "play", "domino 8", "chinese-poker"])
@pytest.mark.parametrize("rule", CHOICES)
def test_what_the_table_has_chosen_is_said_in_every_phase(contract: str | None, rule: str) -> None:
    known = at_play(0, "trumps H" if contract == "play" else contract, HOUSE) if contract else record(0, HOUSE)
    _, chosen = CHOICES[rule]
    told = differing(RULES[rule], barbu.position(known), Words())
    assert told.endswith(f" At this table {chosen}.")
    assert differing(RULES[rule], barbu.position(record(0, HOUSE, "no-hearts")), Words()) == told


@pytest.mark.parametrize(
    ("ban", "words"), [("strict", "lasts the whole deal"), ("broken", "ends with the first heart played")]
)
def test_the_answer_says_beside_a_verdict_how_the_sources_differ_about_its_rule(ban: str, words: str) -> None:
    said: Any = answer(at_play(0, "barbu", {"hearts_ban": ban}), Words())
    differs = {verdict["differs"] for verdict in said["verdicts"]}
    assert [one.endswith(f" At this table the ban {words}.") for one in differs] == [True]
