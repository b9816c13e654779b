"""Ravage City: who has captured most cards of one suit, and what they share."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tutor.barbu.contracts.ravage_city import RavageCity
from tutor.barbu.options import Options
from tutor.barbu.trick import Taken, Trick
from tutor.barbu.values import Values
from tutor.core.cards import BARBU, SUITS, Card

CITY = RavageCity()
VALUES = Values()


def captured(*counts: str) -> list[Taken]:
    """What each seat has captured, told by how many spades, hearts, diamonds and clubs."""
    left = {suit: list(BARBU.all.of(suit)) for suit in SUITS}
    piles = []
    for seat, own in enumerate(counts):
        cards = [left[suit].pop() for suit, number in zip(SUITS, own.split(), strict=True) for _ in range(int(number))]
        piles.append(Taken(Trick(seat, 4, tuple(cards)), seat, BARBU.set(cards)))
    return piles


def scores(taken: list[Taken], values: Values = VALUES) -> list[int]:
    found = [0] * 4
    for reason, value in CITY.base(taken, values):
        found[int(str(reason.facts["by"]))] += value
    return found


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        (("7 3 1 1", "2 4 6 4", "3 5 4 4", "1 1 2 4"), [-24, 0, 0, 0]),
        (("6 3 1 2", "2 6 4 4", "3 3 5 5", "2 1 3 2"), [-12, -12, 0, 0]),
        (("6 3 2 1", "1 6 3 2", "3 1 6 6", "3 3 2 4"), [-8, -8, -8, 0]),  # a second 6 adds nothing
        (("1 1 2 4", "4 4 3 1", "4 4 4 4", "4 4 4 4"), [-6, -6, -6, -6]),
    ],
)
def test_the_most_cards_of_one_suit_pay_alone_or_together(counts: tuple[str, ...], expected: list[int]) -> None:
    assert scores(captured(*counts)) == expected


def test_at_36_the_shares_are_18_12_and_9() -> None:
    values = Options(ravage_36=True).table
    assert scores(captured("7 3 1 1", "2 4 6 4", "3 5 4 4", "1 1 2 4"), values) == [-36, 0, 0, 0]
    assert scores(captured("6 3 1 2", "2 6 4 4", "3 3 5 5", "2 1 3 2"), values) == [-18, -18, 0, 0]
    assert scores(captured("6 3 2 1", "1 6 3 2", "3 1 6 6", "3 3 2 4"), values) == [-12, -12, -12, 0]
    assert scores(captured("1 1 2 4", "4 4 3 1", "4 4 4 4", "4 4 4 4"), values) == [-9, -9, -9, -9]


def test_a_player_without_a_trick_pays_nothing() -> None:
    assert scores(captured("13 13 13 13")) == [-24, 0, 0, 0]


def naive(taken: list[Taken]) -> list[int]:
    """A second statement, on strings."""
    most = [0] * 4
    for seat in range(4):
        suits = Counter(str(card)[0] for trick, winner, _ in taken for card in trick.cards if winner == seat)
        most[seat] = max(suits.values(), default=0)
    payers = most.count(max(most))
    return [-24 // payers if own == max(most) else 0 for own in most]


def random_tricks(rng: random.Random) -> list[Taken]:
    """All cards, four at a time, to winners of whom some win much more than others."""
    cards: list[Card] = rng.sample(BARBU.cards, 52)
    weights = [rng.random() for _ in range(4)]
    found = []
    for number in range(13):
        own = tuple(cards[4 * number : 4 * number + 4])
        found.append(Taken(Trick(0, 4, own), rng.choices(range(4), weights)[0], BARBU.set(own)))
    return found


def test_shares_always_sum_to_the_total_and_a_naive_count_agrees() -> None:
    rng = random.Random(24)
    payers = set()
    for _ in range(1_500):
        taken = random_tricks(rng)
        found = scores(taken)
        assert sum(found) == CITY.total(VALUES, BARBU, 4) == -24
        assert found == naive(taken)
        payers.add(4 - found.count(0))
    assert payers >= {1, 2, 3}
