"""Rounds of a suit: everything in them could have happened, and two cards speak unless something keeps them from it."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.core.cards import SUITS, TAROT, TRUMP
from tutor.tarot.advice.signals import signals
from tutor.tarot.trick import PETIT, Trick
from tutor.teach.open_boards import Played
from tutor.teach.positions import LEARNER
from tutor.teach.signals.rounds import AHEAD, COURT, RISING, SECOND_AHEAD, TAKERS, Followed, followed, possible
from tutor.teach.tarot.plays import CHAIR

#: The suits and the causes of silence with which two rounds can be asked for, and whether the taker may lead them.
ASKED = [
    *((suit, cause, by_taker) for suit in ("H", TRUMP) for cause in ("", RISING) for by_taker in (True, False)),
    *(("S", COURT, by_taker) for by_taker in (True, False)),
    *((suit, cause, False) for suit in ("C", TRUMP) for cause in (AHEAD, TAKERS)),
    *((TRUMP, SECOND_AHEAD, by_taker) for by_taker in (True, False)),
]


def two_rounds(then: str, now: str, *, leader: int, taker: int) -> Followed:
    """Two tricks, each led by the same player, up to the last card written."""
    tricks = [Trick(leader, 4, tuple(TAROT[code] for code in cards.split())) for cards in (then, now)]
    return Followed.on(Played(tuple(tricks), taker, CHAIR))


def said(one: Followed) -> str | None:
    """The meaning of the two cards by convention, if they have one."""
    return next((signal.meaning.name for signal in signals(one.play, one.seat, one.cards[1])), None)


@pytest.mark.parametrize(
    ("then", "now", "taker", "says", "because"),
    [
        ("HK H9 H4 H6", "HN H3", 3, "no-more", set()),
        ("HK H9 H4 H6", "HN H3", 1, "tenue", set()),
        ("T21 T9 T4 T6", "T20 T3", 1, "petit", set()),
        ("HK H3 H4 H6", "HN H9", 3, None, {RISING}),
        ("HK HQ H4 H6", "HN H3", 3, None, {COURT}),
        ("HK H9 H4 H6", "HN H3", 2, None, {TAKERS}),
        ("H8 H9 H4 HK", "HN H3", 3, None, {AHEAD}),
        ("T5 T9 T4 T21", "T20 T3", 3, None, {AHEAD}),
        ("T21 T9 T4 T6", "T2 T3", 3, None, {SECOND_AHEAD}),
    ],
)
def test_who_led_and_what_the_cards_fell_below_decide_what_they_say(
    then: str, now: str, taker: int, says: str | None, because: set[str]
) -> None:
    """The player opposite follows the one on the right."""
    found = two_rounds(then, now, leader=1, taker=taker)
    assert (said(found), found.causes) == (says, frozenset(because))


@given(st.sampled_from(ASKED), st.integers(0, 10**6))
def test_two_cards_say_nothing_just_when_something_keeps_them_from_it(asked: tuple[str, str, bool], seed: int) -> None:
    suit, cause, by_taker = asked
    found = Followed.on(followed(random.Random(seed), suit, {cause} - {""}, by_taker=by_taker))
    assert found.causes == {cause} - {""}
    assert (said(found) is None) is bool(cause)
    assert {trick.leader == found.taker for trick in found.before} == {by_taker}
    assert found.seat != LEARNER


@given(st.sampled_from(ASKED), st.integers(0, 10**6))
def test_nobody_could_argue_whether_a_card_was_free(asked: tuple[str, str, bool], seed: int) -> None:
    """A first trump that is ahead had to go higher; a second card of a plain suit never is ahead."""
    suit, cause, by_taker = asked
    found = Followed.on(followed(random.Random(seed), suit, {cause} - {""}, by_taker=by_taker))
    best, top = (max(trick.cards, key=lambda card: card.height) for trick in found.before)
    if suit != TRUMP:
        assert found.cards[1].height < top.height
    elif cause == AHEAD:
        assert found.cards[1].height < best.height


@given(st.sampled_from(ASKED), st.integers(0, 10**6))
def test_rounds_could_have_been_played_and_leave_the_petit_where_it_is(asked: tuple[str, str, bool], seed: int) -> None:
    """Whoever stayed below a trump holds none above it, and so plays none later."""
    suit, cause, by_taker = asked
    then, now = followed(random.Random(seed), suit, {cause} - {""}, by_taker=by_taker).tricks
    assert PETIT not in (*then.cards, *now.cards)
    assert now.leader == then.seat_of(max(then.cards, key=lambda card: card.height))
    for place, card in enumerate(then.cards if suit == TRUMP else ()):
        highest = max((one.height for one in then.cards[:place]), default=0)
        if card.height < highest and now.has_card_of(then.seat_of(card)):
            assert now.card_of(then.seat_of(card)).height < highest


def test_the_two_cards_can_be_given() -> None:
    found = Followed.on(followed(random.Random(1), "D", set(), by_taker=True, ranks=("9", "3")))
    assert [card.code for card in found.cards] == ["D9", "D3"]


def test_a_trump_that_was_proved_to_be_elsewhere_makes_rounds_impossible() -> None:
    first = Trick(0, 4, tuple(TAROT[code] for code in ("T10", "T8", "T12", "T3")))
    assert possible([first, Trick(2, 4, (TAROT["T2"], TAROT["T11"]))])
    assert not possible([first, Trick(1, 4, (TAROT["T11"],))])


def test_every_plain_suit_can_be_asked_for() -> None:
    assert {followed(random.Random(2), suit, {RISING}, by_taker=False).tricks[0].led for suit in SUITS} == {*SUITS}
