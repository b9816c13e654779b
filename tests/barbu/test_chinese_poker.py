"""Chinese poker: the show-down of three rows, units, and hands that are mis-set."""

from __future__ import annotations

import random

import pytest

from tutor.barbu.contracts.chinese_poker import ALL_UNITS, ChinesePoker, Rows, units
from tutor.barbu.values import BALANCED, STANDARD, Values
from tutor.core.cards import BARBU

POKER = ChinesePoker()


def rows(*codes: str) -> Rows:
    back, middle, front = map(BARBU.read, codes)
    return Rows(back, middle, front)


def scores(hands: dict[int, Rows], values: Values = STANDARD, *, overall: bool = False) -> list[int]:
    lines = POKER.base(hands, values, overall=overall)
    return [sum(value for reason, value in lines if reason.facts["by"] == seat) for seat in range(4)]


#: Rows from the best, 4, to the worst, 1, at the back, in the middle and at the front; any of them go together.
RANKED = {
    4: ("S9 H9 D9 C9 H2", "S8 H8 D8 S3 H4", "S6 H6 D2"),
    3: ("S5 H5 D5 C7 S7", "SK HK D3 S3 H5", "S4 H4 D2"),
    2: ("SA S3 S5 S7 S9", "SJ HJ D3 S4 H5", "SK HQ D2"),
    1: ("SA H2 D3 S4 H5", "S10 H10 D3 S4 H5", "S2 H3 D4"),
}
#: Rows in the wrong order: the middle beats the back.
MIS_SET = ("S2 H3 D4 S5 H7", "SA HA D3 S4 H5", "SK HK D2")


def ranked(*places: str) -> dict[int, Rows]:
    """Rows of which the back, the middle and the front are as good as told, for the seats in order."""
    return {
        seat: rows(*(RANKED[int(place)][row] for row, place in enumerate(own.split())))
        for seat, own in enumerate(places)
    }


def test_four_different_rows_win_three_two_one_and_no_unit() -> None:
    # Backs rank 0 1 2 3, middles 1 2 0 3 and fronts 3 0 1 2, from the best to the worst.
    hands = ranked("4 2 3", "3 4 2", "2 3 1", "1 1 4")
    assert not any(own.foul for own in hands.values())
    assert units(hands) == {0: (3, 1, 2), 1: (2, 3, 1), 2: (1, 2, 0), 3: (0, 0, 3)}
    assert scores(hands) == [24, 24, 12, 12]
    assert sum(scores(hands)) == POKER.total(STANDARD, BARBU, 4) == 72
    assert scores(hands, BALANCED) == [36, 36, 18, 18]
    assert sum(scores(hands, BALANCED)) == POKER.total(BALANCED, BARBU, 4) == 108


def test_two_equal_best_rows_win_two_units_each_and_the_sum_is_less() -> None:
    won = units(ranked("4 4 4", "4 3 3", "3 2 2", "2 1 1"))
    assert [own[0] for own in won.values()] == [2, 2, 1, 0]
    assert sum(map(sum, won.values())) == ALL_UNITS - 1


def test_the_head_to_head_example_of_wikipedia() -> None:
    # Amy wins front and back and loses the middle: two units to one.
    won = units(ranked("4 3 4", "3 4 3"))
    assert {seat: sum(own) for seat, own in won.items()} == {0: 2, 1: 1}


@pytest.mark.parametrize(
    ("codes", "better", "worse"),
    [
        (("S2 H2 D5 C7 S9", "SK HK D3 C4 S6", "SA HQ DJ"), "middle", "back"),
        (("SK HK D3 C4 S6", "S2 H2 D5 C7 S9", "SA HA DJ"), "front", "middle"),
    ],
)
def test_a_row_that_is_too_good_makes_a_mis_set_hand(codes: tuple[str, ...], better: str, worse: str) -> None:
    foul = rows(*codes).foul
    assert foul is not None
    assert (foul.facts["better"], foul.facts["worse"]) == (better, worse)


def test_rows_that_are_equal_stand_in_good_order() -> None:
    assert rows("S3 H4 D6 C8 S10", "C3 D4 H6 S8 C10", "S2 H5 D7").foul is None
    assert rows("S3 H4 D6 C8 S10", "C2 D4 H6 S8 C10", "D10 H8 D5").foul is None


def test_a_mis_set_hand_loses_every_row_even_to_the_worst() -> None:
    hands = ranked("4 4 4", "1 1 1", "2 2 2", "3 3 3") | {0: rows(*MIS_SET)}
    assert hands[0].foul
    assert units(hands) == {0: (0, 0, 0), 1: (1, 1, 1), 2: (2, 2, 2), 3: (3, 3, 3)}
    assert sum(scores(hands)) == 72


def test_two_mis_set_hands_win_nothing_from_each_other() -> None:
    won = units(ranked("4 4 4", "1 1 1", "2 2 2", "3 3 3") | {0: rows(*MIS_SET), 1: rows(*MIS_SET)})
    assert {seat: sum(own) for seat, own in won.items()} == {0: 0, 1: 0, 2: 6, 3: 9}


def test_one_more_unit_for_the_best_of_all_makes_76() -> None:
    hands = ranked("4 4 4", "3 3 3", "2 2 2", "1 1 1")
    assert scores(hands, overall=True) == [40, 24, 12, 0]
    assert sum(scores(hands, overall=True)) == 76
    tied = ranked("4 2 3", "3 4 2", "2 3 1", "1 1 4")
    assert sum(scores(tied, overall=True)) == 72  # nobody has most units alone


def test_units_sum_to_eighteen_when_no_rows_are_equal_and_never_to_more() -> None:
    rng = random.Random(18)
    whole = 0
    for _ in range(400):
        cards = rng.sample(BARBU.cards, 52)
        hands = {}
        for seat in range(4):
            own = sorted(cards[13 * seat : 13 * seat + 13], key=lambda card: card.height)
            hands[seat] = Rows(BARBU.set(own[8:]), BARBU.set(own[3:8]), BARBU.set(own[:3]))
        total = sum(map(sum, units(hands).values()))
        different = all(len({own.strengths[row] for own in hands.values()}) == 4 for row in range(3))
        sound = not any(own.foul for own in hands.values())
        assert total == ALL_UNITS if different and sound else total <= ALL_UNITS
        whole += different and sound
    assert whole > 20
