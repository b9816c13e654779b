"""Which moves are legal, in every contract: a second, naive statement of the rules agrees everywhere."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from tests.barbu import naive
from tests.barbu.table import CALLS, DOMINO_CALLS, RULES, TRICK_CALLS, at_play, play, record
from tutor import barbu
from tutor.barbu import contracts
from tutor.barbu.contracts import TrickContract
from tutor.barbu.layout import Layout
from tutor.barbu.options import USUAL, Options
from tutor.barbu.play import Play
from tutor.barbu.setting import Setting
from tutor.barbu.trick import Trick
from tutor.core.cards import BARBU, Card, Cards

POSITIONS = 6_000
SEVEN = contracts.names(USUAL)
EVERY_HOUSE = pytest.mark.parametrize("rules", RULES, ids=str)


def a_position(rng: random.Random) -> tuple[Cards, Trick, Cards]:
    """A hand, a trick to which its holder plays next, and cards of earlier tricks; mostly of two suits."""
    suits = rng.sample("SHDC", 2) if rng.random() < 0.7 else "SHDC"
    cards = [card for card in BARBU.cards if card.suit in suits]
    rng.shuffle(cards)
    on_the_table, held, before = rng.randrange(4), rng.randint(1, 7), rng.randrange(3)
    trick = Trick(rng.randrange(4), 4, tuple(cards[:on_the_table]))
    hand = BARBU.set(cards[on_the_table : on_the_table + held])
    return hand, trick, BARBU.set(cards[on_the_table + held : on_the_table + held + before])


@EVERY_HOUSE
@pytest.mark.parametrize("call", TRICK_CALLS)
def test_a_card_is_legal_if_the_naive_rules_say_so(call: str, rules: dict[str, object]) -> None:
    rng = random.Random(call)
    options = Options.of(rules)
    contract = contracts.read(call, "here", options)
    assert isinstance(contract, TrickContract)
    for _ in range(POSITIONS // len(RULES) * 2):
        hand, trick, played = a_position(rng)
        duty = contract.duty(hand, trick, played, options)
        expected = naive.playable(codes(hand), codes(trick.cards), call, codes(played), rules)
        assert set(codes(duty.legal())) == expected, (hand, trick)
        assert sorted(str(move) for move, _ in duty) == sorted(codes(hand))


@EVERY_HOUSE
@pytest.mark.parametrize("call", TRICK_CALLS)
def test_a_trick_is_won_as_the_naive_rules_say(call: str, rules: dict[str, object]) -> None:
    rng = random.Random(call)
    contract = contracts.read(call, "here", Options.of(rules))
    assert isinstance(contract, TrickContract)
    for _ in range(300):
        trick = Trick(rng.randrange(4), 4, tuple(rng.sample(BARBU.cards, 4)))
        trump = call[-1] if call.startswith("trumps") else None
        assert contract.winner(trick) == (trick.leader + naive.winner(codes(trick.cards), trump)) % 4


@EVERY_HOUSE
def test_a_card_of_domino_fits_if_the_naive_rules_say_so(rules: dict[str, object]) -> None:
    ace_low = rules.get("ace_low") is True
    for seed, call in enumerate(DOMINO_CALLS):
        for step in play(at_play(seed, call, rules), random.Random(seed)):
            at: Layout = step.at
            if at.turn is not None:
                found = set(map(str, at.obligation().legal()))
                assert found == naive.layable(codes(at.hand), codes(at.lying), at.contract.rank, ace_low=ace_low)


def test_a_contract_may_be_called_if_the_naive_rules_say_so() -> None:
    rng = random.Random(1)
    hands = record(1).hands
    for _ in range(500):
        called = rng.sample(SEVEN, rng.randrange(len(SEVEN)))
        duty = barbu.call.Call(Setting(4, 0, Options(), hands, tuple(called))).obligation()
        assert set(duty.legal()) == naive.callable_now(called)
        assert sorted(move for move, _ in duty) == sorted(CALLS)


@EVERY_HOUSE
@pytest.mark.parametrize("call", TRICK_CALLS)
def test_a_deal_is_scored_as_the_naive_rules_say(call: str, rules: dict[str, object]) -> None:
    for seed in range(3):
        *_, last = play(at_play(seed, call, rules), random.Random(seed))
        at: Play = last.at
        tricks = [(taken.winner, codes(taken.trick.cards)) for taken in at.taken]
        base: Counter[Any] = Counter()
        for reason, value in at.base:
            base[reason.facts["by"]] += value
        assert [base[seat] for seat in range(4)] == naive.score(call, tricks)


def codes(cards: Iterable[Card]) -> list[str]:
    """Cards as records write them."""
    return [card.code for card in cards]
