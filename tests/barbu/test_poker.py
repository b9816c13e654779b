"""Poker hands: every kind, what decides between two of a kind, and a second, naive ranking."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from tutor.barbu.poker import KINDS, strength
from tutor.core.cards import BARBU, Cards

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def naive(cards: Cards) -> tuple[object, ...]:
    """A second statement: of all the kinds that a row is of, told on plain numbers, the best."""
    numbers = sorted((RANKS.index(card.rank) for card in cards), reverse=True)
    one, two, three, four = (
        [number for number in sorted(set(numbers), reverse=True) if numbers.count(number) == times]
        for times in (1, 2, 3, 4)
    )
    tops = [5 - 2] if numbers == [12, 3, 2, 1, 0] else []
    tops += numbers[:1] if [numbers[0] - step for step in range(5)] == numbers else []
    flush = len(numbers) == 5 and len({card.code[0] for card in cards}) == 1
    kinds: list[tuple[bool, tuple[object, ...]]] = [
        (bool(flush and tops), (8, tops)),
        (bool(four), (7, four, one)),
        (bool(three and two), (6, three, two)),
        (flush, (5, numbers)),
        (bool(tops), (4, tops)),
        (bool(three), (3, three, one)),
        (len(two) == 2, (2, two, one)),
        (bool(two), (1, two, one)),
        (True, (0, numbers)),
    ]
    return next(told for true, told in kinds if true)


@pytest.mark.parametrize(
    ("codes", "kind"),
    [
        ("S2 H5 D9 CJ SA", "high-card"),
        ("S2 H2 D9 CJ SA", "pair"),
        ("S2 H2 D9 C9 SA", "two-pairs"),
        ("S2 H2 D2 C9 SA", "three-of-a-kind"),
        ("S10 HJ DQ CK SA", "straight"),
        ("SA H2 D3 C4 S5", "straight"),
        ("S2 S5 S9 SJ SA", "flush"),
        ("S2 H2 D2 C9 S9", "full-house"),
        ("S2 H2 D2 C2 S9", "four-of-a-kind"),
        ("S10 SJ SQ SK SA", "straight-flush"),
        ("SA S2 S3 S4 S5", "straight-flush"),
        ("SA S2 S3", "high-card"),
        ("S9 H9 D9", "three-of-a-kind"),
        ("S9 H9 D3", "pair"),
    ],
)
def test_every_kind_has_its_name(codes: str, kind: str) -> None:
    assert strength(BARBU.read(codes)).name == kind


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("S2 H3 D4 C5 S6", "SA H2 D3 C4 S5"),  # the ace is low there: the lowest straight
        ("S10 HJ DQ CK SA", "S9 H10 DJ CQ SK"),  # and high here
        ("S9 H9 D2 C2 S4", "S8 H8 D7 C7 SA"),  # the higher of the two pairs decides
        ("S9 H9 D3 C3 S4", "H9 D9 S2 C2 SA"),  # then the lower
        ("S9 H9 D3 C3 S5", "D9 C9 S3 H3 S4"),  # then the card beside them
        ("S3 H3 D3 C2 S2", "SA HA S2 H2 DK"),
        ("S9 H9 D9 C2 S2", "S8 H8 D8 CA SA"),  # the three cards decide, not the pair
        ("SA S9 S5 S4 S2", "HA H8 H7 H6 H5"),
        ("SA HK DQ", "CA DK SJ"),
        ("S2 H2 D3", "SA HK DQ"),
    ],
)
def test_what_decides_between_two_rows(better: str, worse: str) -> None:
    assert strength(BARBU.read(better)) > strength(BARBU.read(worse))


def test_suits_have_no_order_so_rows_can_be_equal() -> None:
    assert strength(BARBU.read("S9 H9 D3 C4 S7")) == strength(BARBU.read("D9 C9 S3 H4 D7"))


@pytest.mark.parametrize("size", [5, 3])
def test_a_naive_ranking_puts_random_rows_in_the_same_order(size: int) -> None:
    rng = random.Random(size)
    few = [card for card in BARBU.cards if card.rank in "6789A"]
    rows = [BARBU.set(rng.sample(pack, size)) for pack in (few, BARBU.cards) for _ in range(1_500)]
    if size == 5:
        rows += [BARBU.set(rng.sample(list(BARBU.all.of("H"))[:7], 5)) for _ in range(300)]
    assert len({strength(row).kind for row in rows}) == (len(KINDS) if size == 5 else 3)
    for row, other in pairwise(rows):
        ours = (strength(row) > strength(other)) - (strength(row) < strength(other))
        theirs = (naive(row) > naive(other)) - (naive(row) < naive(other))
        assert ours == theirs
