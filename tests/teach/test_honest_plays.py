"""Deals in which the defenders’ cards talk: they say a lot, and all of it is true."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from tests.tarot.advice.defender import SEAT, table
from tutor.core.cards import SUITS, TAROT, TRUMP
from tutor.tarot.advice.signals import signals
from tutor.tarot.advice.told import told
from tutor.tarot.trick import PETIT
from tutor.teach.signals.honest_plays import chosen, keeps_word, talked
from tutor.teach.tarot.plays import PLAYERS

RNG = st.integers(0, 2**32).map(random.Random)


@given(RNG, st.integers(1, 5), st.sampled_from([None, *range(PLAYERS)]), st.sampled_from([None, TRUMP, *SUITS]))
def test_whatever_is_told_is_true(rng: random.Random, tricks: int, taker: int | None, led: str | None) -> None:
    play = talked(rng, tricks, taker, led)
    assert len(play.tricks) == tricks
    assert taker in {None, play.taker}
    assert all(one.signal.true is not False and one.seat != play.taker for one in told(play))


@given(RNG)
def test_only_who_holds_the_petit_demands_an_end_of_trump_leads(rng: random.Random) -> None:
    asked = [one for one in told(talked(rng, 3, led=TRUMP)) if one.signal.meaning.name == "stop-trumps"]
    assert all(PETIT in one.at.hand for one in asked)


def test_a_low_heart_from_a_hand_without_honours_breaks_a_promise() -> None:
    play = table("H3 H8 DK D2", leader=SEAT)
    assert [card.code for card in play.hand if keeps_word(play, signals(play, SEAT, card))] == ["H8", "D2", "DK"]


def test_who_can_only_lie_plays_nothing() -> None:
    assert chosen(table("H3 H4", leader=SEAT), random.Random(1)) is None
    assert chosen(table("H3 H8", leader=SEAT), random.Random(1)) is TAROT["H8"]


def test_the_cards_say_something_in_nearly_every_deal_by_two_of_them_too() -> None:
    words = [one for seed in range(40) for one in told(talked(random.Random(seed), 4))]
    assert len(words) > 40
    assert any("first" in one.signal.facts for one in words)
