"""Positions of Trumps and Domino to ask about: the situations in a trick, a deal of experts, ways that a card opens."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from tests.barbu import plain
from tests.every import every
from tutor import barbu
from tutor.barbu.layout import Layout
from tutor.barbu.play import Play
from tutor.barbu.trick import Trick
from tutor.core.cards import BARBU, Card
from tutor.core.record import Record
from tutor.teach.barbu.trumps_situations import (
    NEITHER,
    NONE_LEFT,
    OVER,
    SPARED,
    TEMPTING,
    TRUMPS_SITUATIONS,
    TrumpsSituation,
)
from tutor.teach.barbu.ways import behind
from tutor.teach.kinds.audit.revoke import EXPERTS, THEIR_TRUMPS, faults, of_experts


@every(range(len(TRUMPS_SITUATIONS)))
def test_in_a_situation_its_rule_decides_and_the_hand_is_seen_by_the_learner_alone(number: int) -> None:
    situation = TRUMPS_SITUATIONS[number]
    for seed in range(5):
        record = situation.record(random.Random(seed))
        at = barbu.position(record)
        assert isinstance(at, Play)
        assert situation.rule in {ruling.rule for ruling in at.obligation().rulings}
        assert [hand is None for hand in record.hands] == [False, True, True, True]


@given(st.sampled_from(TEMPTING), st.integers())
def test_a_tempting_situation_allows_what_the_rules_say_in_plain_lists(situation: TrumpsSituation, seed: int) -> None:
    record = situation.record(random.Random(seed))
    at = barbu.position(record)
    assert isinstance(at, Play)
    call = str((record.start or {})["contract"])
    hand, trick = [card.code for card in at.hand], [card.code for card in at.trick.cards]
    assert {card.code for card in at.obligation().legal()} == {*plain.legal(call, hand, trick)}


def test_whoever_must_go_higher_has_a_choice_of_trumps_and_whoever_cannot_is_free() -> None:
    """A trump too low is never compulsory; without a trump there is nothing to choose by."""
    for seed in range(5):
        over, spared = (barbu.position(situation.record(random.Random(seed))) for situation in (OVER, SPARED))
        assert isinstance(over, Play)
        assert isinstance(spared, Play)
        assert 0 < len(over.obligation().legal()) < len(over.hand)
        assert {*spared.obligation().legal()} == {*spared.hand}
        for situation in (NEITHER, NONE_LEFT):
            at = barbu.position(situation.record(random.Random(seed)))
            assert isinstance(at, Play)
            assert not at.hand.of(str(at.contract.trumps))


def test_the_experts_have_kept_the_rules_and_every_planted_card_breaks_them_once() -> None:
    theirs = tuple(Trick(leader, 4, tuple(BARBU[card] for card in cards.split())) for leader, cards in EXPERTS)
    assert [*faults(theirs, THEIR_TRUMPS)] == []
    assert len({card for trick in theirs for card in trick.cards}) == 44
    assert len(of_experts()) == 23
    for tricks in of_experts():
        assert len([*faults(tricks, THEIR_TRUMPS)]) == 1
        changed = [
            old != new for before, after in zip(theirs, tricks, strict=True) for old, new in _pairs(before, after)
        ]
        assert sum(changed) == 2


def _pairs(one: Trick, other: Trick) -> list[tuple[Card, Card]]:
    return [*zip(one.cards, other.cards, strict=True)]


def test_behind_a_card_lies_all_that_can_come_only_after_it() -> None:
    """The 8 opens the way up, the start the way to both ends, and nothing comes after the ace."""
    hands = (BARBU.read("S8 HA D7 C2"), BARBU.read("S7 HQ D2 C3"), BARBU.read("S5 HK DK CK"), BARBU.read("H7 S6 C5 C6"))
    start = {"phase": "play", "contract": "domino 7", "leader": 1}
    at = barbu.position(Record("barbu", 4, hands, dealer=1, start=start, moves=("S7",)))
    assert isinstance(at, Layout)
    assert {card.code for card in behind(BARBU["S8"], at)} == {"S9", "S10", "SJ", "SQ", "SK", "SA"}
    assert {card.code for card in behind(BARBU["S6"], at)} == {"S2", "S3", "S4", "S5"}
    assert len(behind(BARBU["H7"], at)) == 12
