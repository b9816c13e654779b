"""Every rule that speaks of a card has an example, and every example shows what it says."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tests.strategies import SIZE, deal, steps
from tutor.cards import TAROT, Card
from tutor.rule import Ruling
from tutor.tarot import RULES
from tutor.teach.examples import EXAMPLES, Example

EVERY_EXAMPLE = pytest.mark.parametrize("example", EXAMPLES.values(), ids=[rule.id for rule in EXAMPLES])
DEALS = 1200
COMMON = 20


def speaking(ruling: Ruling[Card]) -> set[str]:
    """The rules that have a say in a verdict: the one that decides, and those noted beside it."""
    return {ruling.rule.id, *(note.rule.id for note in ruling.notes)}


@cache
def heard() -> dict[bool, dict[str, int]]:
    """How often each rule is heard in random deals, of legal cards and of others."""
    found: dict[bool, dict[str, int]] = {True: {}, False: {}}
    for seed in range(DEALS):
        rng = random.Random(seed)
        for play, _ in steps(deal(rng, rng.randint(1, rng.choice((3, SIZE)))), rng):
            for ruling in play.duty().rulings:
                for rule in speaking(ruling):
                    found[ruling.legal][rule] = found[ruling.legal].get(rule, 0) + 1
    return found


def test_every_rule_that_speaks_of_a_card_has_an_example_and_no_other_rule_has() -> None:
    assert set(heard()[True]) | set(heard()[False]) == {rule.id for rule in EXAMPLES}


def test_every_rule_is_heard_often_enough_for_these_tests() -> None:
    counts = [count for rules in heard().values() for count in rules.values()]
    assert min(counts) >= COMMON


@EVERY_EXAMPLE
def test_an_example_permits_and_forbids_exactly_if_its_rule_does(example: Example) -> None:
    assert (example.permits is not None) is (example.rule.id in heard()[True])
    assert (example.forbids is not None) is (example.rule.id in heard()[False])


@EVERY_EXAMPLE
def test_the_cards_of_an_example_get_their_verdict_by_its_rule(example: Example) -> None:
    for code, legal in ((example.permits, True), (example.forbids, False)):
        if code is not None:
            ruling = example.ruling(TAROT[code])
            assert ruling.legal is legal
            assert example.rule.id in speaking(ruling)


@EVERY_EXAMPLE
def test_an_example_is_filed_under_its_rule_and_small(example: Example) -> None:
    assert EXAMPLES[example.rule] is example
    assert RULES[example.rule.id] is example.rule
    assert 1 <= len(example.hand) <= 6
    assert not example.hand & TAROT.set(example.trick.cards)
    assert example.trick.turn == 0
