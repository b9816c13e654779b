"""Exact odds of unseen cards, and the cells that two printed tables have wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import chain, combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.tarot.advice.odds import THREE_HANDS, Odds, defenders, in_dog, longest, splits, unseen
from tutor.tarot.advice.printed_odds import IN_DOG, LONGEST, Cell, dog_cells, longest_cells, percent, thrown, wrong

#: On a busy machine a big sum may take its time.

#: How the longest holding of three defenders is distributed, in percent: a column for each number of missing cards.
EXACT = {
    4: "69.23 27.87 2.90",
    5: "39.97 48.77 10.45 0.81",
    6: "13.87 59.94 22.39 3.58 0.22",
    7: "52.66 37.01 9.14 1.13 0.05",
    8: "29.37 49.27 17.64 3.37 0.33 0.01",
    9: "10.22 52.61 28.47 7.48 1.13 0.09 0.00",
    10: "43.50 39.57 13.71 2.85 0.35 0.02 0.00",
    11: "23.95 47.16 21.93 5.88 0.98 0.10 0.00 0.00",
    12: "8.35 47.25 31.32 10.49 2.25 0.30 0.02 0.00 0.00",
    13: "37.94 39.95 16.78 4.47 0.78 0.08 0.01 0.00 0.00",
    14: "20.77 44.94 24.46 7.88 1.69 0.24 0.02 0.00 0.00 0.00",
    15: "7.27 43.49 32.65 12.66 3.28 0.57 0.06 0.00 0.00 0.00 0.00",
    16: "34.38 39.65 18.80 5.77 1.21 0.17 0.02 0.00 0.00 0.00 0.00",
}
#: The wrong cells of the table of suits: missing cards and longest holding, what is printed and what should be.
WRONG_LONGEST = """
    6,2 12.4 12.3 / 11,4 19.5 19.6 / 14,6 39.5 39.6 / 8,7 1.7 0.7 / 14,8 12.2 12.1 / 15,8 17.1 17.2
    / 16,8 22.8 22.9 / 15,9 6.6 6.7
"""
#: The wrong cells of the table of the dog: missing cards and how many lie there.
WRONG_DOG = """
    10,0 31.3 31.7 / 17,0 12.1 12.2 / 18,0 10.4 10.5 / 19,0 8.9 9.0 / 18,1 30.7 30.6 / 19,1 28.5 28.4 / 2,2 0.9 0.8
    / 18,2 34.3 34.2 / 19,2 34.7 34.6 / 3,3 0.0 0.1 / 17,3 16.9 16.8 / 18,3 18.9 18.7 / 19,3 20.8 20.6 / 16,4 3.5 3.4
    / 19,4 6.4 6.3 / 18,5 0.6 0.7 / 19,5 0.9 1.0 / 17,6 0.03 0.02 / 19,6 0.06 0.05
"""


def counted(missing: int, hands: tuple[int, ...], dog: int) -> Odds:
    """The odds of ``longest`` by looking at every way in which the cards can lie."""
    places = list(chain.from_iterable([owner] * size for owner, size in enumerate((*hands, dog))))
    ways = list(combinations(places, missing))
    most = Counter(max((way.count(owner) for owner in range(len(hands))), default=0) for way in ways)
    return {count: Fraction(number, len(ways)) for count, number in most.items()}


def at_least(odds: Odds, count: int) -> Fraction:
    """The probability of ``count`` cards or more."""
    return sum((chance for number, chance in odds.items() if number >= count), Fraction(0))


def misprinted(cells: Iterable[Cell]) -> list[tuple[int, int]]:
    """The cells that are off by more than two units of their last digit, further than careless rounding explains."""
    return [
        (cell.missing, cell.held)
        for cell in cells
        if abs(Fraction(cell.printed) - Fraction(cell.right)) > Fraction(2, 10**cell.places)
    ]


def listed(cells: list[Cell]) -> str:
    """Cells as the lists above write them."""
    return " / ".join(f"{cell.missing},{cell.held} {cell.printed} {cell.right}" for cell in cells)


@pytest.mark.parametrize("missing", EXACT)
def test_how_long_the_longest_suit_of_three_defenders_is(missing: int) -> None:
    assert " ".join(percent(chance, 2) for chance in longest(missing).values()) == EXACT[missing]


def test_with_six_cards_missing_one_defender_seldom_has_five() -> None:
    assert percent(at_least(longest(6), 5), 2) == "3.80"
    assert percent(at_least(thrown(6), 5), 1) == "5.3"


def test_with_twelve_trumps_missing_hardly_anybody_has_nine() -> None:
    assert percent(at_least(longest(12), 9), 2) == "0.33"
    assert percent(at_least(thrown(12), 9), 2) == "1.16"


def test_a_table_of_three_and_a_table_of_five() -> None:
    assert (defenders(3), defenders(5)) == ((24, 24), (15, 15, 15, 15))
    assert (unseen(3), unseen(4), unseen(5)) == (54, 60, 63)
    assert [percent(chance, 2) for chance in longest(6, defenders(5)).values()] == [
        "38.98",
        "49.10",
        "10.80",
        "1.08",
        "0.04",
    ]


def test_an_unknown_dog_may_hold_some_of_the_cards() -> None:
    odds = longest(6, dog=6)
    assert min(odds) == 0
    assert odds[0] == in_dog(6)[6]
    assert at_least(odds, 5) < at_least(longest(6), 5)


@pytest.mark.parametrize(
    ("missing", "least", "chance"),
    [(4, 1, "35.1"), (6, 1, "48.4"), (14, 2, "43.0")],
    ids=["a queen, of four", "a diamond, of six", "two trumps, of fourteen"],
)
def test_what_a_taker_may_hope_for_from_the_dog(missing: int, least: int, chance: str) -> None:
    assert percent(at_least(in_dog(missing), least), 1) == chance


def test_of_four_queens_one_lies_in_the_dog_with_30_percent_and_two_with_4() -> None:
    assert (percent(in_dog(4)[1], 1), percent(in_dog(4)[2], 1)) == ("30.5", "4.4")


@pytest.mark.parametrize(("hands", "dog"), list(product([(2, 1, 2), (3, 3), (2, 2, 2), (4, 1)], [0, 1, 2])))
def test_small_hands_come_out_as_one_counts_them_by_hand(hands: tuple[int, ...], dog: int) -> None:
    for missing in range(sum(hands) + dog + 1):
        assert longest(missing, hands, dog=dog) == counted(missing, hands, dog)


@given(st.integers(0, 54), st.sampled_from([THREE_HANDS, defenders(3), defenders(5)]))
def test_the_odds_of_the_longest_suit_sum_to_one(missing: int, hands: tuple[int, ...]) -> None:
    if missing <= sum(hands):
        odds = longest(missing, hands)
        assert sum(odds.values()) == 1
        assert all(chance > 0 for chance in odds.values())
        assert min(odds) == -(-missing // len(hands))
        assert sum(longest(missing, hands, dog=6).values()) == 1


@given(st.integers(0, 54), st.integers(3, 5))
def test_the_odds_of_the_dog_sum_to_one_and_its_share_is_fair(missing: int, players: int) -> None:
    cards = unseen(players)
    dog = cards - sum(defenders(players))
    odds = in_dog(missing, cards, dog)
    assert sum(odds.values()) == 1
    assert sum(count * chance for count, chance in odds.items()) == Fraction(missing * dog, cards)


@given(st.integers(1, 16))
def test_throwing_cards_to_three_hands_overstates_long_holdings(missing: int) -> None:
    approximate, exact = thrown(missing), longest(missing)
    assert sum(approximate.values()) == 1
    for count in range(missing + 1):
        assert at_least(approximate, count) >= at_least(exact, count)


@pytest.mark.parametrize("missing", [-1, 55])
def test_more_cards_than_places_have_no_odds(missing: int) -> None:
    with pytest.raises(ValueError, match="cannot lie in 54 places"):
        longest(missing)


def test_the_wrong_cells_of_the_table_of_suits() -> None:
    assert listed(wrong(longest_cells())) == " ".join(WRONG_LONGEST.split())
    assert misprinted(longest_cells()) == [(8, 7)]


def test_the_wrong_cells_of_the_table_of_the_dog() -> None:
    assert listed(wrong(dog_cells())) == " ".join(WRONG_DOG.split())
    assert misprinted(dog_cells()) == [(10, 0)]


def test_most_cells_are_printed_as_their_model_gives_them() -> None:
    suits, dog = list(longest_cells()), list(dog_cells())
    assert (len(suits), len(suits) - len(wrong(suits))) == (76, 68)
    assert (len(dog), len(dog) - len(wrong(dog))) == (118, 99)


def test_the_dogs_table_is_exact_and_the_table_of_suits_is_not() -> None:
    assert all(cell.model == cell.exact for cell in dog_cells())
    true = [cell for cell in longest_cells() if cell.printed == percent(cell.exact, cell.places)]
    assert [(cell.missing, cell.held) for cell in true] == [(7, 7)]


def test_a_cell_is_empty_where_the_model_rounds_to_nothing() -> None:
    printed = {(cell.missing, cell.held) for cell in longest_cells()}
    for missing in range(4, 17):
        shown = {(missing, held) for held, chance in thrown(missing).items() if percent(chance, 1) != "0.0"}
        assert shown == {cell for cell in printed if cell[0] == missing}


def test_the_rows_end_in_the_last_column() -> None:
    assert {first + len(row.split()) - 1 for first, row in IN_DOG.values()} == {19}
    assert {held: first + len(row.split()) - 1 for held, (first, row) in LONGEST.items() if held > 5} == dict.fromkeys(
        range(6, 13), 16
    )


@pytest.mark.parametrize(("missing", "hands"), [(4, (3, 3, 3)), (5, (4, 4)), (3, (2, 2, 2, 2)), (6, (2, 3, 4))])
def test_the_splits_of_a_suit_are_those_of_all_ways_in_which_its_cards_can_be_dealt(
    missing: int, hands: tuple[int, ...]
) -> None:
    places = list(chain.from_iterable([owner] * size for owner, size in enumerate(hands)))
    ways = list(combinations(places, missing))
    counted = Counter(tuple(sorted((way.count(owner) for owner in range(len(hands))), reverse=True)) for way in ways)
    assert splits(missing, hands) == {split: Fraction(number, len(ways)) for split, number in counted.items()}
    assert [*splits(missing, hands).values()] == sorted(splits(missing, hands).values(), reverse=True)
