"""The naive statement of Barbu and the engine: the same deals, played and scored by both."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.barbu import plain
from tutor import barbu
from tutor.barbu.layout import Layout
from tutor.teach.barbu.plays import dealt

CALLS = ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two", *(f"trumps {suit}" for suit in plain.SUITS))


@given(st.sampled_from(CALLS), st.integers())
def test_a_deal_in_tricks_is_played_and_scored_alike(call: str, seed: int) -> None:
    rng = random.Random(seed)
    record = dealt(call, rng)
    name, _, trumps = call.partition(" ")
    at: Any = barbu.position(record)
    tricks, trick = [], list[str]()
    while at.turn is not None:
        legal = [str(move) for move in at.obligation().legal()]
        assert sorted(legal) == sorted(plain.legal(call, [card.code for card in at.hand], trick))
        trick.append(rng.choice(legal))
        leader = at.trick.leader
        at = at.after(at.read(trick[-1], "move"))
        if len(trick) == len(record.hands):
            tricks.append((plain.winner(trick, leader, trumps or None), trick))
            trick = []
    assert plain.score(name, tricks) == [*(barbu.result(at).scores or ())]


@given(st.sampled_from(plain.RANKS), st.integers())
def test_domino_is_laid_and_scored_alike(start: str, seed: int) -> None:
    rng = random.Random(seed)
    at: Any = barbu.position(dealt(f"domino {start}", rng))
    while isinstance(at, Layout) and at.turn is not None:
        hand, lying = ([card.code for card in cards] for cards in (at.hand, at.lying))
        legal = [str(move) for move in at.obligation().legal()]
        assert sorted(legal) == sorted([card for card in hand if plain.fits(card, lying, start)] or ["pass"])
        at = at.after(at.read(rng.choice(legal), "move"))
    scores = barbu.result(at).scores or ()
    assert [scores[seat] for seat in at.out] == plain.PLACES
