"""Counting: what cards are worth, and where the Excuse takes its points."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.every import every
from tests.strategies import deals, position, records
from tests.tarot import naive
from tests.tarot.test_play import slam
from tutor.core.cards import TAROT
from tutor.core.record import Record
from tutor.tarot.play import Play
from tutor.tarot.score.count import ALL_POINTS, Count, count, points, taken, total


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("T1 T21 EX", 13.5),
        ("HK", 4.5),
        ("HQ", 3.5),
        ("HN", 2.5),
        ("HJ", 1.5),
        ("H10 S1 T2 T20", 2),
        ("HK H2", 5),
        ("SK S2 S3 S4 S5", 6.5),
        ("T21 D1 D2 D3 D4", 6.5),
    ],
)
def test_what_cards_are_worth(cards: str, worth: float) -> None:
    assert total(TAROT.read(cards)) == 2 * worth


def test_the_whole_pack_is_worth_91_points() -> None:
    assert total(TAROT.all) == ALL_POINTS == 2 * 91


@every(TAROT.cards)
def test_the_values_agree_with_themselves_told_plainly(card: object) -> None:
    code = str(card)
    assert points(TAROT[code]) == 2 * naive.worth(code)


@pytest.mark.parametrize(
    ("bouts", "needed"),
    [(0, 56), (1, 51), (2, 41), (3, 36)],
)
def test_the_more_bouts_the_fewer_points_are_needed_and_exactly_enough_is_enough(bouts: int, needed: int) -> None:
    assert Count(2 * needed, bouts).needed == needed
    assert Count(2 * needed, bouts).made
    assert not Count(2 * needed - 1, bouts).made


def test_a_slam_with_the_excuse_played_last_takes_all() -> None:
    assert count(slam("EX")) == Count(2 * 91, 3)


def test_a_slam_against_the_excuse_leaves_four_points_to_the_defence() -> None:
    assert count(slam("SK", excuse="first")) == Count(2 * 87, 2)


def test_the_excuse_that_a_defender_keeps_for_the_last_trick_is_lost_to_the_taker() -> None:
    assert count(slam("SK", excuse="last")) == Count(2 * 91, 3)


def test_the_excuse_that_wins_the_last_trick_stays_with_the_defence_and_the_taker_has_the_dog_alone() -> None:
    assert count(slam("SK", taker=1, excuse="last")) == Count(total(TAROT.read("S9 S10 SJ SN SQ CK")), 0)


@given(records(over=True, whole=True))
@deals
def test_the_count_agrees_with_itself_told_plainly_and_both_sides_have_91_together(record: Record) -> None:
    play = position(record)
    attack, defence = told_plainly(play)
    found = count(play)
    assert (found.points / 2, found.bouts) == attack
    assert attack[0] + defence[0] == 91


def test_only_a_whole_deal_that_is_over_can_be_counted() -> None:
    with pytest.raises(ValueError, match="Play"):
        count(position(Record("tarot", 4, (None,) * 4, start=START)))


START = {"phase": "play", "taker": 0, "contract": "garde", "leader": 0}


def told_plainly(play: Play) -> list[tuple[float, int]]:
    """What the plain count says of a deal that is over."""
    tricks = [{trick.seat_of(card): card.code for card in trick.cards} for trick in play.tricks]
    aside = [card.code for card in TAROT.all - play.played]
    whose = naive.DEFENCE if play.contract == "garde-contre" else naive.ATTACK
    called = None if play.called is None else play.called.code
    partners = {seat for trick in tricks for seat, card in trick.items() if card == called}
    return naive.count(tricks, {play.taker, *partners}, aside, whose)


@deals
@given(records())
def test_each_player_has_taken_their_tricks_and_keeps_the_excuse_that_they_have_played(record: Record) -> None:
    play = position(record)
    expected: list[set[str]] = [set() for _ in play.hands]
    for trick, winner in zip(play.tricks, play.winners, strict=True):
        for card in trick.cards:
            expected[trick.seat_of(card) if card.code == "EX" else winner].add(card.code)
    assert [{card.code for card in pile} for pile in taken(play)] == expected
