"""Deals of Barbu to ask about, and where the tables of its lessons begin."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.every import every
from tutor import barbu
from tutor.barbu.play import Play
from tutor.core.cards import BARBU
from tutor.hosts.table.session import Session
from tutor.teach.barbu.plays import CHAIR, WHOLE, board, dealt, lived, until
from tutor.teach.barbu.situations import CONTRACT_SITUATIONS, ContractSituation, at_trick
from tutor.teach.positions import LEARNER

#: A call of each contract that is usually played.
CALLS = ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two", "trumps H", "domino 7")
EVERY_SITUATION = every(situation.id for situation in CONTRACT_SITUATIONS)


@given(st.sampled_from(CALLS), st.integers())
def test_a_deal_begins_with_the_play_of_its_contract_and_can_be_scored_at_its_end(contract: str, seed: int) -> None:
    rng = random.Random(seed)
    record = dealt(contract, rng)
    assert {len(hand or ()) for hand in record.hands} == {WHOLE}
    (*_, last) = lived(record, rng)
    at: Any = barbu.position(last[1])
    while at.turn is not None:
        at = at.after(at.obligation().legal()[0])
    assert barbu.result(at).scores is not None


@given(st.sampled_from(CALLS), st.integers())
def test_the_learner_holds_what_was_asked_for_and_sees_no_other_hand(contract: str, seed: int) -> None:
    rng = random.Random(seed)
    held = BARBU.read("HK S2")
    shown = board(dealt(contract, rng, holds=held, leader=2))
    assert {*held} <= {*(shown.hands[LEARNER] or ())}
    assert [hand is None for hand in shown.hands] == [False, True, True, True]
    assert shown.dealer == 2
    assert CHAIR.clockwise is barbu.CLOCKWISE


def test_a_deal_goes_on_until_a_moment_fits() -> None:
    rng = random.Random(3)
    record = until(dealt("no-queens", rng), rng, at_trick(4))
    assert record is not None
    at = barbu.position(record)
    assert isinstance(at, Play)
    assert (at.turn, len(at.taken)) == (LEARNER, 3)


@given(st.integers(1, 9999))
def test_the_same_five_cards_are_dealt_in_every_contract_in_which_they_are_played(seed: int) -> None:
    """So that somebody can feel how the contract changes what they are worth."""
    few = [situation.record(seed) for situation in CONTRACT_SITUATIONS if situation.cards == "five"]
    assert len(few) == len({str(record.start) for record in few}) > 3
    assert {len(hand or ()) for record in few for hand in record.hands} == {5}
    assert {(record.hands, record.moves) for record in few} == {(few[0].hands, ())}


@EVERY_SITUATION
def test_a_table_begins_where_the_learner_is_to_move_and_nobody_has_doubled(name: str) -> None:
    situation: ContractSituation = next(situation for situation in CONTRACT_SITUATIONS if situation.id == name)
    for seed in range(1, 30):
        at = barbu.position(situation.record(seed))
        assert at.turn == LEARNER
        assert situation.fits(at)
        assert Session({"kind": name, "seed": seed, "live": True}).state.table.record() == situation.record(seed)
