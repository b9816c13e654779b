"""What is read out of bids and the écart goes by the advice of the tutor's own players."""

from __future__ import annotations

import random
from typing import Any

from tutor import tarot
from tutor.coach.tarot import reading
from tutor.coach.tarot.whole import customary_bid, customary_call
from tutor.core.cards import TAROT
from tutor.tarot.advice.hand_value import evaluate
from tutor.tarot.auction import Auction
from tutor.tarot.call import Call
from tutor.tarot.dog import Dog
from tutor.tarot.match import Match
from tutor.tarot.setting import dog_size


def test_a_hand_is_worth_what_the_advice_on_bids_counts() -> None:
    rng = random.Random(1)
    for _ in range(300):
        hand = TAROT.set(rng.sample(TAROT.cards, rng.choice((15, 18, 24))))
        for without_dog in (True, False):
            assert reading.value(hand.bits, without_dog=without_dog) == evaluate(hand, without_dog=without_dog).total, (
                hand
            )


def test_bids_calls_and_ecarts_by_custom_are_those_of_the_tutors_players() -> None:
    told = set()
    for seed in range(90):
        at: Any = tarot.position(Match((3, 4, 5)[seed % 3], seed).record())
        while at.turn is not None and at.phase != "play":
            move, setting = tarot.choose(at), at.setting
            if isinstance(at, Auction):
                hand, highest = setting.hands[at.turn].bits, at.highest[1] if at.highest else None
                assert customary_bid(hand, highest, setting.players, setting.options) == move
            elif isinstance(at, Call):
                assert TAROT[move.removeprefix("call ")].bit == customary_call(
                    setting.hands[at.taker].bits, setting.options
                )
            elif isinstance(at, Dog) and at.held is not None:
                aside = reading.custom_aside(at.held.bits, dog_size(setting.players) - len(at.aside))
                assert TAROT[move.removeprefix("discard ")].bit & aside, (at, move)
            told.add(at.phase)
            at = tarot.onwards(at.after(at.read(move, "here")))
    assert {"auction", "call", "dog"} <= told


def test_a_hand_that_bids_by_the_count_is_likelier_than_one_that_does_not() -> None:
    [passes, bids] = reading.heard([(1, "pass"), (2, "garde")])
    strong = TAROT.read("T21 T20 T19 T15 T12 T9 T8 T3 EX SK SQ HK D2 D3 C4 C5 C6 C7").bits
    weak = TAROT.read("T2 T3 S1 S2 S3 S5 H1 H2 H4 H6 D2 D3 D8 D9 C4 C5 C6 C7").bits
    assert reading.weight(bids, strong, 4) == reading.weight(passes, weak, 4) == 1
    assert max(reading.weight(bids, weak, 4), reading.weight(passes, strong, 4)) < 0.03
