"""Every rule that speaks of a card has a scene, and every scene shows what it says."""

from __future__ import annotations

import random
from functools import cache

from tests.every import every
from tests.strategies import SIZE, deal, steps
from tutor.core.cards import TAROT, Card
from tutor.core.obligation import Ruling
from tutor.core.rule import Rule
from tutor.rulebook.tarot.card_scenes import CARD_SCENES
from tutor.tarot import RULES

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


def test_every_rule_that_speaks_of_a_card_has_a_scene_and_no_other_rule_has() -> None:
    assert set(heard()[True]) | set(heard()[False]) == {rule.id for rule in CARD_SCENES}


def test_every_rule_is_heard_often_enough_for_these_tests() -> None:
    counts = [count for rules in heard().values() for count in rules.values()]
    assert min(counts) >= COMMON


@every(CARD_SCENES)
def test_a_scene_permits_and_forbids_exactly_if_its_rule_does(rule: Rule) -> None:
    assert (CARD_SCENES[rule].permits is not None) is (rule.id in heard()[True])
    assert (CARD_SCENES[rule].forbids is not None) is (rule.id in heard()[False])


@every(CARD_SCENES)
def test_a_scene_is_filed_under_its_rule_and_small(rule: Rule) -> None:
    scene = CARD_SCENES[rule]
    assert RULES[rule.id] is scene.rule is rule
    for moment in filter(None, (scene.permits, scene.forbids)):
        assert 1 <= len(moment.hand or ()) <= 6
        assert not moment.at.hand & TAROT.set(moment.at.trick.cards)
        assert moment.at.turn == 0
