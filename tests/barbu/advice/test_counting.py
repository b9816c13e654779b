"""The last cards counted: what a player can know of the hidden ones, and when that changes the advice."""

from __future__ import annotations

import random
from statistics import mean

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.barbu.advice.test_endings import end_of, late
from tutor import barbu
from tutor.barbu.advice import advised, choose
from tutor.barbu.advice.counting import COUNT, LAST, ways
from tutor.barbu.advice.losing import card_to_lose
from tutor.barbu.advice.sight import Sight
from tutor.barbu.play import Play
from tutor.core.cards import BARBU, Cards
from tutor.core.replay import moved
from tutor.show.advice import tell
from tutor.show.words import Words
from tutor.teach.barbu.plays import dealt

CALLS = ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two")


def end(call: str, *hands: str, moves: str = "", leader: int = 0) -> Play:
    """The last cards of a whole deal: all others are gone."""
    at = end_of(call, *hands, moves=moves, leader=leader)
    assert isinstance(at, Play)
    return moved(at, gone=BARBU.all - BARBU.read(" ".join(hands)) | at.gone)


@pytest.mark.parametrize(
    ("call", "hands", "single", "counted"),
    [
        ("no-hearts", ("C3 C9", "C4 D5", "S9 HQ", "SJ SK"), "C9", "C3"),
        ("no-last-two", ("S9 C10", "S3 DA", "SK CK", "H9 DQ"), "C10", "S9"),
    ],
    ids=[
        "whoever has the four of clubs must beat the three, and nothing makes the nine win after that",
        "the king of spades beats the nine wherever it is, and no other club comes back to the ten",
    ],
)
def test_the_card_is_led_that_gets_out_wherever_the_others_lie(
    call: str, hands: tuple[str, ...], single: str, counted: str
) -> None:
    """One card looks better by itself; it is dear once the six hidden cards are laid out in every which way."""
    at = end(call, *hands)
    assert card_to_lose(at).move == single
    found = advised(at)
    assert (found.move, found.reason.rule, found.reason.facts["cost"]) == (counted, COUNT, 0)


def test_the_words_tell_how_many_ways_were_tried_and_what_both_cards_cost_in_them() -> None:
    found = advised(end("no-hearts", "C3 C9", "C4 D5", "S9 HQ", "SJ SK"))
    english, french = (tell(found.reason, Words(lang).to(0, 4, clockwise=True)) for lang in ("en", "fr"))
    assert english == (
        "Played out over 10 possible layouts of the hidden cards, 3♣ costs you 0 points altogether, and 9♣ 20."
    )
    assert french.startswith("Sur 10 répartitions possibles des cartes cachées")


def test_where_nothing_is_won_by_it_the_advice_for_single_cards_stands() -> None:
    """Both aces win whatever one does."""
    at = end("no-tricks", "SA HA", "S2 H3", "S5 H6", "S8 H9")
    assert advised(at) == card_to_lose(at)


def test_who_could_have_given_a_queen_away_has_none() -> None:
    """Seat 3 had no club and threw a diamond; seat 2 still may hold the queen, and in some way does."""
    at = end("no-queens", "C2 H9", "SQ H3", "C8 H4", "D4 H5", moves="C8 D4", leader=2)
    assert {seat for hands in ways(at, 20) for seat, hand in enumerate(hands) if BARBU["SQ"] in held(hand)} == {1, 2}


def test_what_cannot_all_be_true_is_not_believed() -> None:
    """Nobody could follow, and nobody gave the king of hearts away; but somebody must have it."""
    at = end("barbu", "C9 S9", "D2 HK", "D3 D5", "D4 D6", moves="C9 D2 D3 D4")
    assert {seat for hands in ways(at, 20) for seat, hand in enumerate(hands) if BARBU["HK"] in held(hand)} == {1, 2, 3}


def lately(call: str, left: int, seed: int) -> Play:
    """A moment late in a deal by seed at which the player in seat 0 has a choice."""
    at = late(call, left, seed)
    assume(isinstance(at, Play) and len(at.obligation().legal()) > 1)
    assert isinstance(at, Play)
    return at


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(CALLS), st.integers(2, LAST), st.integers())
def test_the_ways_are_such_as_the_player_can_think_possible_and_no_two_are_alike(
    call: str, left: int, seed: int
) -> None:
    at = lately(call, left, seed)
    found = list(ways(at, 10))
    assert 0 < len(found) <= 10
    assert len({tuple(map(held, hands)) for hands in found}) == len(found)
    for hands in found:
        assert hands[0] == at.hand
        assert [len(held(hand)) for hand in hands] == [len(held(hand)) for hand in at.hands]
        others = [card for hand in hands[1:] for card in held(hand)]
        assert BARBU.set(others) == Sight.of(at).out
        assert all(not hand or not hand - Sight.of(at).may_hold[seat] for seat, hand in enumerate(hands) if seat)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(CALLS), st.integers(2, LAST), st.integers())
def test_however_the_hidden_cards_lie_the_advice_is_the_same(call: str, left: int, seed: int) -> None:
    """It is the same too if they are not known at all."""
    at = lately(call, left, seed)
    found = advised(at)
    for hands in (*ways(at, 2), (at.hand, None, None, None)):
        assert advised(moved(at, hands=hands)) == found


def test_who_counts_pays_less() -> None:
    """Where the last two tricks cost, against three who do not count: half a point a deal and more, over some deals."""

    def paid(seed: int, *, counts: bool) -> int:
        at = barbu.position(dealt("no-last-two", random.Random(seed)))
        seat = seed % 4
        while at.turn is not None:
            assert isinstance(at, Play)
            move = choose(at) if counts and at.turn == seat else card_to_lose(at).move
            at = at.after(BARBU[move])
        return -(barbu.result(at).scores or ())[seat]

    assert mean(paid(seed, counts=True) - paid(seed, counts=False) for seed in range(60)) < -0.5


def held(hand: Cards | None) -> Cards:
    """A hand that is known."""
    assert hand is not None
    return hand
