"""Exercises: for any seed a fresh position, always the same one, that really trains its rule."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256

import pytest

from tests.strategies import SIZE, hidden, position
from tutor.cards import TAROT
from tutor.rulebook.tarot.card_scenes import CARD_SCENES
from tutor.show.answer import answer
from tutor.show.words import Words
from tutor.tarot.advice.tactics import choose_card
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.positions import LEARNER, PLAYERS, SEEDS, Kind, exercise
from tutor.teach.which_cards import WHICH_CARDS

KINDS = {kind.id: kind for kind in WHICH_CARDS}
A_FEW = (SEEDS[0], 77, SEEDS[-1])
#: What the first forty exercises of each kind come to.
SHARED = {
    "lead": "64b0cfd25557",
    "follow": "ab9c405930c8",
    "follow-trumped": "fd236dddf7d0",
    "excuse": "ddb274ba1d17",
    "excuse-led": "826ef80d4933",
    "trump": "c60bd15cb5a4",
    "overtrump": "c1ed600aa2cc",
    "overtrump-partner": "5a8753436211",
    "trumps-led": "cc69cca8c59b",
    "undertrump": "b85822c7b6a9",
    "petit-forced": "c33cec614de5",
    "discard": "a098fec3010b",
    "excuse-alone": "dcf92d9c73e1",
}
EVERY_KIND = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)


@EVERY_KIND
def test_an_exercise_is_the_same_for_the_same_seed(kind: Kind) -> None:
    first = exercise(kind, A_FEW[0])
    exercise.cache_clear()
    assert exercise(kind, A_FEW[0]) == first
    assert len({exercise(kind, seed).hands for seed in A_FEW}) == len(A_FEW)


@EVERY_KIND
def test_an_exercise_is_the_same_as_it_was_when_somebody_shared_its_number(kind: Kind) -> None:
    """A change that deals other exercises under the same numbers has to be meant: links and worksheets name them."""
    lines = (json.dumps(exercise(kind, seed).to_json(), sort_keys=True) for seed in SEEDS[:40])
    assert sha256("\n".join(lines).encode()).hexdigest()[:12] == SHARED[kind.id]


@EVERY_KIND
def test_an_exercise_stands_where_the_learner_has_a_choice_to_make(kind: Kind) -> None:
    for seed in A_FEW:
        play = position(exercise(kind, seed))
        assert play.turn == LEARNER
        assert 4 <= len(list(play.duty())) <= 12


@pytest.mark.parametrize(("kind", "seed"), [("discard", 45), ("trumps-led", 3), ("follow", 44)])
def test_no_exercise_is_a_deal_that_would_be_void(kind: str, seed: int) -> None:
    """The first deals of these seeds give somebody the Petit as only trump: nobody may play them."""
    assert position(exercise(KINDS[kind], seed)).turn == LEARNER


@EVERY_KIND
def test_an_exercise_asks_for_the_rule_of_its_kind(kind: Kind) -> None:
    for seed in A_FEW:
        play = position(exercise(kind, seed))
        assert kind.fits(play)
        assert kind.rule in {reason.rule for ruling in play.duty().rulings for reason in ruling.chain}


@EVERY_KIND
def test_an_exercise_is_a_whole_deal_with_an_ecart_as_the_rules_want_it(kind: Kind) -> None:
    for seed in A_FEW:
        record = exercise(kind, seed)
        dealt = TAROT.set(card for hand in record.hands for card in hand or ())
        assert [len(hand or ()) for hand in record.hands] == [SIZE] * PLAYERS
        assert len(dealt) == PLAYERS * SIZE
        aside = TAROT.all - dealt
        assert not aside.of("T")
        assert THE_EXCUSE not in aside
        assert "K" not in {card.rank for card in aside}


@EVERY_KIND
def test_an_exercise_needs_nothing_that_the_learner_cannot_see(kind: Kind) -> None:
    record = exercise(kind, A_FEW[0])
    assert answer(hidden(record, LEARNER), Words()) == answer(record, Words())


@pytest.mark.parametrize(
    ("kind", "allowed", "forbidden"),
    [
        ("lead", {"T-PLAY-LEAD-FREE"}, set()),
        ("follow", {"T-PLAY-FOLLOW"}, {"T-PLAY-FOLLOW", "T-PLAY-FOLLOW-BEATS-TRUMP"}),
        ("follow-trumped", {"T-PLAY-FOLLOW"}, {"T-PLAY-FOLLOW-BEATS-TRUMP"}),
        ("excuse", {"T-EXC-ANYTIME", "T-PLAY-FOLLOW"}, {"T-PLAY-FOLLOW"}),
        ("excuse-led", {"T-EXC-LED"}, set()),
        ("trump", {"T-PLAY-MUST-TRUMP"}, {"T-PLAY-MUST-TRUMP"}),
        ("overtrump", {"T-PLAY-OVERTRUMP"}, {"T-PLAY-OVERTRUMP"}),
        ("overtrump-partner", {"T-PLAY-OVERTRUMP"}, {"T-PLAY-OVERTRUMP"}),
        ("trumps-led", {"T-PLAY-TRUMP-LED-OVER"}, {"T-PLAY-TRUMP-LED-OVER"}),
        ("undertrump", {"T-PLAY-UNDERTRUMP"}, {"T-PLAY-MUST-TRUMP"}),
        ("petit-forced", set(), {"T-PLAY-MUST-TRUMP"}),
        ("discard", {"T-PLAY-DISCARD"}, set()),
        ("excuse-alone", {"T-PLAY-DISCARD", "T-EXC-ANYTIME"}, set()),
    ],
)
def test_what_a_kind_of_position_allows_and_forbids(kind: str, allowed: set[str], forbidden: set[str]) -> None:
    for seed in A_FEW:
        duty = position(exercise(KINDS[kind], seed)).duty()
        assert {ruling.rule.id for ruling in duty.rulings if ruling.legal} >= allowed
        assert {ruling.rule.id for ruling in duty.rulings if not ruling.legal} >= forbidden


def test_whom_one_has_to_overtrump() -> None:
    for kind, partner in (("overtrump", False), ("overtrump-partner", True)):
        for seed in A_FEW:
            play = position(exercise(KINDS[kind], seed))
            assert play.trick.top
            assert (play.trick.seat_of(play.trick.top) in play.side(LEARNER)) is partner


def test_the_petit_is_forced_where_it_is_the_only_trump() -> None:
    for seed in A_FEW:
        hand = position(exercise(KINDS["petit-forced"], seed)).hands[LEARNER] or TAROT.none
        assert hand.of("T") == TAROT.set([PETIT])


def test_the_lesson_trains_every_rule_that_decides_a_card() -> None:
    decide = {rule.id for rule in CARD_SCENES if rule.allows or rule.forbids}
    assert {kind.rule.id for kind in WHICH_CARDS} == decide


def test_no_two_kinds_share_their_name() -> None:
    assert len({kind.id for kind in WHICH_CARDS}) == len({kind.title for kind in WHICH_CARDS}) == len(KINDS)
    assert len(WHICH_CARDS) == len(KINDS)


def test_everybody_sits_in_every_place_in_turn() -> None:
    """A learner who always took, or always led, would learn the seat and not the rule."""
    firsts = [replace(exercise(KINDS[kind], seed), moves=()) for kind in ("follow", "trump") for seed in range(1, 13)]
    seen = [position(first) for first in firsts]
    assert {play.taker for play in seen} == {play.turn for play in seen} == set(range(PLAYERS))


def test_the_taker_has_the_most_trumps_and_has_made_a_short_suit_shorter() -> None:
    for seed in range(1, 13):
        record = exercise(KINDS["follow"], seed)
        hands = [hand or TAROT.none for hand in record.hands]
        taker = hands[position(record).taker]
        assert len(taker.of("T")) == max(len(hand.of("T")) for hand in hands)
        aside = TAROT.all - TAROT.set(card for hand in hands for card in hand)
        shortest = min(len((taker | aside).of(card.suit)) for card in aside)
        low = [suit for suit in "SHDC" if (taker | aside).of(suit) - TAROT.set([TAROT[f"{suit}K"]])]
        assert shortest == min(len((taker | aside).of(suit)) for suit in low)


def test_players_on_the_way_play_as_one_does_and_now_and_then_as_one_does_not() -> None:
    """Sensible play alone never leads the Excuse; play without sense would show nobody how tricks go."""
    sensible = tried = 0
    for seed in range(1, 13):
        record = exercise(KINDS["discard"], seed)
        play = position(replace(record, moves=()))
        for move in record.moves:
            tried += 1
            sensible += choose_card(play).code == move
            play = play.after(TAROT[move])
    assert 0.7 < sensible / tried < 1


def test_in_the_first_exercise_the_learner_leads_and_holds_every_suit() -> None:
    for seed in A_FEW:
        play = position(exercise(KINDS["lead"], seed))
        assert play.trick.cards == ()
        assert len({card.suit for card in play.hands[LEARNER] or ()}) > 3


def test_what_holds_a_rule_apart_from_its_neighbours() -> None:
    """Each kind asks one question: nothing in its position would answer another."""
    for seed in A_FEW:
        assert position(exercise(KINDS["follow"], seed)).trick.top is None  # nobody has trumped
        assert position(exercise(KINDS["follow-trumped"], seed)).trick.top is not None
        assert THE_EXCUSE not in (position(exercise(KINDS["discard"], seed)).hands[LEARNER] or ())
        alone = position(exercise(KINDS["excuse-alone"], seed))
        assert alone.trick.led != "T"
        assert not (alone.hands[LEARNER] or TAROT.none).of("T")
        excuse = position(exercise(KINDS["excuse"], seed))
        assert excuse.trick.led in {card.suit for card in excuse.hands[LEARNER] or ()}


def test_an_exercise_is_small_enough_to_be_seen_at_a_glance_and_large_enough_for_a_choice() -> None:
    seeds = range(1, 13)
    sizes = {len(position(exercise(kind, seed)).hands[LEARNER] or ()) for kind in WHICH_CARDS for seed in seeds}
    assert (min(sizes), max(sizes)) == (4, 12)
