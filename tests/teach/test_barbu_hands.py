"""The bank of hands that suit a contract of Barbu, or do not: each is what it says it is, and clear."""

from __future__ import annotations

from collections import Counter

from tests.every import every
from tutor.barbu import contracts
from tutor.barbu.advice.prospects import prospect
from tutor.barbu.contracts import SEVEN
from tutor.barbu.options import Options
from tutor.barbu.setting import Setting
from tutor.core.cards import Cards
from tutor.teach.barbu.hand_pairs import COUNTS, alone, pairs, side_by_side
from tutor.teach.barbu.hands import ERRORS, FILE, LEAST, Held, bank, hands, usual
from tutor.teach.kinds.hand.contracts import hand

#: The fewest pairs for a contract.
MANY = 100
TABLE = Setting(4, 0, Options(), (None,) * 4)


def promised(call: str, hand: Cards) -> float:
    """How many points more than is usual the tutor expects of a hand."""
    return prospect(hand, contracts.calls(Options())[call], TABLE)


@every(bank())
def test_a_hand_is_far_from_usual_by_what_is_counted_and_by_what_it_came_to(one: Held) -> None:
    """Three standard errors are more than chance explains; and both say that it is good, or that it is bad."""
    beyond = one.average - usual(one.contract)
    assert abs(one.promises) >= LEAST
    assert abs(beyond) > ERRORS * one.error
    assert (beyond > 0) is (one.promises > 0) is one.suits
    assert len(one.hand) == 13


@every(bank())
def test_the_tutor_still_thinks_of_a_hand_as_it_did_when_it_was_measured(one: Held) -> None:
    assert (promised(one.call, one.hand) > 0) is one.suits


@every(one for one in bank() if one.contract.name in {"trumps", "domino"})
def test_the_suit_or_the_rank_that_is_called_is_the_one_that_promises_most(one: Held) -> None:
    alike = (call for call, contract in contracts.calls(Options()).items() if contract.name == one.contract.name)
    assert promised(one.call, one.hand) == max(promised(call, one.hand) for call in alike)


@every([kind.name for kind in SEVEN])
def test_there_are_as_many_hands_as_the_kinds_say_both_good_and_bad(name: str) -> None:
    found = hands(name)
    assert hand.stock
    assert len({one.line for one in found}) >= hand.stock
    assert sum(one.suits for one in found) * 2 == len(found)


@every([kind.name for kind in SEVEN])
def test_no_single_count_finds_the_better_of_two_hands_in_many_more_than_half(name: str) -> None:
    found = pairs(name)
    assert len({*found}) == len(found) > MANY
    assert all(good.suits and not bad.suits for good, bad in found)
    for count in COUNTS:
        most = sum((count(good) > count(bad)) + (count(good) == count(bad)) / 2 for good, bad in found) / len(found)
        assert 0.45 <= most <= 0.55


@every([kind.name for kind in SEVEN])
def test_nothing_that_is_counted_in_both_hands_tells_often_which_of_them_is_better(name: str) -> None:
    shown = side_by_side(name)
    assert [{*pair} for pair in shown] == [{*pair} for pair in pairs(name)]
    for count in COUNTS:
        assert told_by_others([(count(one) + count(other), one.suits) for one, other in shown]) < 0.57 * len(shown)


@every([kind.name for kind in SEVEN])
def test_no_single_count_tells_often_whether_a_hand_alone_suits_the_contract(name: str) -> None:
    found = alone(name)
    assert len(found) > 24
    assert abs(2 * sum(one.suits for one in found) - len(found)) <= 1
    for count in COUNTS:
        assert told_by_others([(count(one), one.suits) for one in found]) < 0.57 * len(found)


def told_by_others(counted: list[tuple[int, bool]]) -> int:
    """How often somebody is right who knows the answer to all others, and goes by most of those with as much."""
    answers = Counter(counted)
    return sum(answers[much, right] - 1 > answers[much, not right] for much, right in counted)


def test_every_line_is_read_as_it_is_written_and_no_hand_stands_there_twice() -> None:
    lines = [line for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [one.line for one in bank()] == lines
    assert len({(one.contract.name, one.hand) for one in bank()}) == len(lines)


def test_an_even_share_is_a_quarter_of_all_points_and_a_chosen_suit_or_rank_brings_more() -> None:
    shares = {kind.name: usual(kind.example()) for kind in SEVEN}
    assert shares == {
        "no-tricks": -6.5,
        "no-hearts": -7.5,
        "no-queens": -6,
        "barbu": -5,
        "no-last-two": -7.5,
        "trumps": 16.25 + 6.75,
        "domino": 16.25 + 9,
    }
