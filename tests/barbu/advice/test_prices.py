"""What it is worth to keep a contract: the table, the same sums done naively, and what must hold of them."""

from __future__ import annotations

from itertools import permutations, product
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from measures.prices import Promises, dealt, sets, table
from tutor.barbu.advice import prices
from tutor.barbu.options import Options
from tutor.barbu.setting import Setting
from tutor.core.cards import BARBU

ALL = frozenset(prices.NAMES)
#: Three contracts and four hands: what each promises in each of them.
HANDS: tuple[Promises, ...] = (
    {"barbu": 4, "trumps": 10, "domino": 8},
    {"barbu": -6, "trumps": -2, "domino": 15},
    {"barbu": 2, "trumps": 14, "domino": 3},
    {"barbu": 0, "trumps": 6, "domino": 10},
)


def best_plan(hands: tuple[Promises, ...], left: tuple[str, ...]) -> float:
    """The points of the best plan, found by trying every plan: a contract for every hand and what is left by then."""
    situations = [kept for size in range(1, len(left) + 1) for kept in _orders(left, size)]
    plans = product(*(product(kept, repeat=len(hands)) for kept in situations))
    return max(_points(hands, left, dict(zip(situations, plan, strict=True))) for plan in plans)


def _orders(left: tuple[str, ...], size: int) -> list[tuple[str, ...]]:
    return sorted({tuple(sorted(kept)) for kept in permutations(left, size)})


def _points(hands: tuple[Promises, ...], left: tuple[str, ...], plan: dict[tuple[str, ...], tuple[str, ...]]) -> float:
    """The mean over all sequences of hands of what somebody makes who calls by a plan."""
    totals = []
    for dealt_one_by_one in product(range(len(hands)), repeat=len(left)):
        kept, total = tuple(sorted(left)), 0.0
        for number in dealt_one_by_one:
            call = plan[kept][number]
            total += hands[number][call]
            kept = tuple(name for name in kept if name != call)
        totals.append(total)
    return fmean(totals)


def test_with_one_contract_left_its_value_is_what_an_average_hand_promises() -> None:
    found = table(HANDS, ["trumps"])
    assert found == {frozenset(): 0, frozenset(["trumps"]): (10 - 2 + 14 + 6) / 4}


def test_with_two_left_every_hand_is_called_where_promise_and_rest_together_are_most() -> None:
    # Trumps alone is worth 7 later and Domino 9: the four hands make 10 + 9, 15 + 7, 14 + 9 and 10 + 7.
    found = table(HANDS, ["trumps", "domino"])
    assert found[frozenset(["trumps", "domino"])] == (19 + 22 + 23 + 17) / 4


@pytest.mark.parametrize("names", [("barbu", "trumps"), ("trumps", "domino"), ("barbu", "domino")])
def test_no_plan_whatever_makes_more_than_the_table_says_of_two_contracts(names: tuple[str, str]) -> None:
    assert table(HANDS, names)[frozenset(names)] == pytest.approx(best_plan(HANDS, names))


def test_no_plan_whatever_makes_more_than_the_table_says_of_three_contracts() -> None:
    two = HANDS[:2]
    names = ("barbu", "trumps", "domino")
    assert table(two, names)[frozenset(names)] == pytest.approx(best_plan(two, names))


@given(st.lists(st.fixed_dictionaries({name: st.integers(-20, 40) for name in "abcd"}), min_size=1, max_size=5))
def test_to_choose_is_worth_at_least_as_much_as_any_fixed_order(hands: list[dict[str, int]]) -> None:
    found = table(hands, "abcd")
    assert found[frozenset("abcd")] >= sum(fmean(hand[name] for hand in hands) for name in "abcd") - 1e-9


def test_a_contract_more_to_call_is_worth_something() -> None:
    """Of a contract in which an average hand makes nothing the price is what it is worth to have a choice."""
    for left in sets(prices.NAMES):
        for contract in left:
            price = prices.price(contract, left)
            assert price == pytest.approx(prices.value(left) - prices.value(left - {contract}))
            assert price > (0.5 if len(left) > 1 else -0.1), (contract, sorted(left))


def test_the_table_is_what_other_hands_say_too() -> None:
    """Measured anew, with fewer hands, so that a change of what hands promise does not leave the table behind.

    If this fails because the marks of a contract have changed on purpose, ``make prices`` measures the table anew.
    """
    found = table(list(dealt("another seed", 1_500)), prices.NAMES)
    for left in sets(prices.NAMES):
        assert prices.value(left) == pytest.approx(found[left], abs=1.5), sorted(left)


def test_with_all_seven_left_domino_and_trumps_are_dear_and_the_others_cheap() -> None:
    assert {name: round(prices.price(name, ALL)) for name in prices.NAMES} == {
        "no-tricks": 3,
        "no-hearts": 3,
        "no-queens": 4,
        "barbu": 4,
        "no-last-two": 5,
        "trumps": 15,
        "domino": 17,
    }


def test_prices_are_known_of_the_usual_contracts_with_their_usual_values() -> None:
    assert prices.known(ALL)
    assert prices.known(frozenset())
    assert not prices.known(ALL | {"ravage-city"})
    assert not prices.known(ALL, Options.of({"ravage_city": True}))
    assert not prices.known(frozenset(["domino"]), Options.of({"domino": "40/25/10/-10"}))
    assert not prices.known(frozenset(["barbu"]), Options.of({"pack": 32}))


def test_a_promise_is_that_of_the_best_suit_or_rank() -> None:
    hand = BARBU.read("SA SK SQ S10 S9 S4 HA H6 H5 D8 D3 C7 C2")
    setting = Setting(4, 0, Options(), (hand, None, None, None), called=("barbu", "domino"))
    found = prices.promises(hand, setting)
    assert set(found) == ALL - {"barbu", "domino"}
    # Three trumps more than usual at 4 points each, an ace more at 5, as many kings and queens as usual.
    assert found["trumps"].call == "trumps S"
    assert found["trumps"].points == pytest.approx((6 - 3.25) * 4 + 5)
