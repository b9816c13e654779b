"""A table's own book-keeping: what is read, and what cannot have been."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.barbu import contracts
from tutor.barbu.contracts.order import SALADE_ROUNDS
from tutor.barbu.contracts.ravage_city import RavageCity
from tutor.barbu.options import USUAL, Options
from tutor.barbu.pieces import Pieces
from tutor.barbu.summary import Summary, settle
from tutor.core.cards import BARBU, BARBU_32, Pack
from tutor.core.errors import RecordError
from tutor.show.words import Words

EXAMPLE = {"dealer": 0, "contract": "no-queens", "base": [-6, 0, -6, -12], "doubles": [[1, "max"], [2, [0]], [0, [2]]]}
PLAYED = {"doubles": [[1, [0]]]}
POSITIVE = {"contract": "trumps", "base": [30, 20, 10, 5], "doubles": []}
FIVE_CALLED = {"called": ["no-tricks", "no-hearts", "barbu", "trumps", "domino"]}


def settled(**changed: Any) -> tuple[int, ...] | None:  # noqa: ANN401
    """The scores of the example, changed somewhere."""
    return settle({**EXAMPLE, **changed}).scores


def test_a_summary_reads_back_as_it_was_written() -> None:
    assert Summary.of(EXAMPLE, Options()).to_json() == EXAMPLE


def test_a_pass_may_be_written_down_or_left_out() -> None:
    doubles = [[1, "max"], [2, [0]], [3, "pass"], [0, [2]]]
    assert settled(doubles=doubles) == settled()


def test_an_undoubled_negative_contract_is_shared_unless_the_table_plays_it() -> None:
    assert settled(base=None, doubles=[]) == (0, -8, -8, -8)
    assert settle({"dealer": 3, "contract": "no-tricks"}).scores == (-9, -9, -9, 1)
    assert settled(doubles=[], rules={"play_undoubled": True}) == (-6, 0, -6, -12)
    assert settle({"dealer": 3, "contract": "no-tricks"}).ended is not None


def test_a_positive_contract_is_played_even_if_nobody_doubles() -> None:
    assert settled(**POSITIVE) == (30, 20, 10, 5)


def test_a_double_of_the_flanks_is_enough_to_have_a_deal_played() -> None:
    assert settled(doubles=[[2, "flanks"]]) == (-6, 6, -6, -18)


def test_house_rules_change_what_a_contract_is_worth() -> None:
    assert settled(base=[-8, 0, -8, -16], rules={"values": "ravage"}, **PLAYED) == (-16, 8, -8, -16)


def test_late_redoubles_are_written_after_the_dealers_turn() -> None:
    doubles = [[2, [1]], [1, [2]]]
    assert settled(doubles=doubles, rules={"late_redouble": True}) == (-6, 12, -18, -12)


@pytest.mark.parametrize(
    ("changed", "place", "found"),
    [
        ({"doubles": [[1, [1]]]}, "doubles[0][1]", "double 1"),
        ({"doubles": [[1, [0, 0]]]}, "doubles[0][1]", "double 0 0"),
        ({"doubles": [[1, [4]]]}, "doubles[0][1][0]", 4),
        ({"doubles": [[4, [1]]]}, "doubles[0][0]", 4),
        ({"doubles": [[1, []]]}, "doubles[0][1]", []),
        ({"doubles": [[1, "all"]]}, "doubles[0][1]", "all"),
        ({"doubles": [[1, [True]]]}, "doubles[0][1][0]", True),
        ({"doubles": [1, [0]]}, "doubles[0]", 1),
        ({"doubles": [[1]]}, "doubles[0]", [1]),
        ({"doubles": {"1": "max"}}, "doubles", {"1": "max"}),
        ({"doubles": [[2, [0]], [1, [0]]]}, "doubles[1][0]", 1),
        ({"doubles": [[1, [0]], [1, [2]]]}, "doubles[1][0]", 1),
        ({"doubles": [[0, [1]]]}, "doubles[0][1]", "double 1"),
        ({"doubles": [[1, [0]], [0, [2]]]}, "doubles[1][1]", "double 2"),
        ({**POSITIVE, "doubles": [[1, "max"]]}, "doubles[0][1]", "double max"),
        ({"doubles": [], "history": FIVE_CALLED}, "doubles", "pass"),
        ({"doubles": [[1, "flanks"]], "history": FIVE_CALLED}, "doubles[0][1]", "double flanks"),
        ({"doubles": []}, "base", [-6, 0, -6, -12]),
        ({"base": None}, "base", None),
        ({"base": [-6, 0, -6]}, "base", [-6, 0, -6]),
        ({"base": [-7, 0, -5, -12]}, "base[0]", -7),
        ({"base": [6, -6, -12, -12]}, "base[0]", 6),
        ({"base": [-6.0, 0, -6, -12]}, "base[0]", -6.0),
        ({"base": [-6, 0, -6, -6]}, "base", [-6, 0, -6, -6]),
        ({"contract": "no-last-two", "base": [-10, 0, -10, -10]}, "base", [-10, 0, -10, -10]),
        ({"contract": "domino", "base": [45, 20, 0, 0], "doubles": []}, "base[2]", 0),
        ({"contract": "domino", "base": [20, 20, 20, 5], "doubles": []}, "base", [20, 20, 20, 5]),
        ({"contract": "no-hearts", "base": [-5, -25, 0, 0]}, "base[0]", -5),
        ({"contract": "trumps X"}, "contract", "trumps X"),
        ({"contract": ["no-queens"]}, "contract", ["no-queens"]),
        ({"contract": "no-queens", "history": {"called": ["no-queens"]}}, "contract", "no-queens"),
        ({"contract": None}, "contract", None),
        ({"dealer": 4}, "dealer", 4),
        ({"dealer": None}, "dealer", None),
        ({"bas": 1}, "bas", "bas"),
        ({"rules": []}, "rules", []),
        ({"rules": {"salade": True}}, "doubles", EXAMPLE["doubles"]),
        ({"rules": {"pack": 32}, "contract": "no-tricks"}, "doubles", [[1, "max"], [2, [0]], [0, [2]]]),
        ({"rules": {"double": 1}}, "rules.double", "double"),
        ({"history": []}, "history", []),
        *(
            ({"history": {"called": [one]}}, "history.called", [one])
            for one in (None, True, ["barbu"], {"barbu": None})
        ),
        ({"history": {"called": ["trumps H"]}}, "history.called[0]", "trumps H"),
        ({"history": {"called": [*contracts.names(USUAL)]}}, "history.called", 7),
        ({"history": {"called": ["barbu"], "doubled": {"0": 1}}}, "history.doubled.0", 1),
        ({"rules": {"salade": True}, "history": {"called": ["salade"]}}, "history.called[0]", "salade"),
        ({"rules": {"salade": True}, "history": {"called": [*SALADE_ROUNDS]}}, "history.called", 6),
        ({"rules": {"pack": 32, "values": "san-francisco"}}, "rules.values", "san-francisco"),
    ],
    ids=str,
)
def test_what_cannot_be_is_said_with_its_place(changed: dict[str, Any], place: str, found: object) -> None:
    with pytest.raises(RecordError) as caught:
        settled(**changed)
    assert (caught.value.place, caught.value.found) == (place, found)


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"bas": 1}, "one of dealer, contract, base, doubles, rules, history, players"),
        ({}, "a score that this contract can bring one player, who wins some of 4 × -6"),
        ({"contract": "domino"}, "a score that this contract can bring one player, one of 45, 20, 5, -5"),
        (
            {"contract": "ravage-city", "rules": {"ravage_city": True}},
            "a score that this contract can bring one player, one of 0, -6, -8, -12, -24",
        ),
        (
            {"contract": "chinese-poker", "rules": {"chinese_poker": True}, "base": [36, 36, 0, 0]},
            "scores that all players together can have in this contract, such as [0, 12, 24, 36]",
        ),
    ],
    ids=str,
)
def test_what_was_expected_is_what_may_be_written_there(changed: dict[str, Any], expected: str) -> None:
    with pytest.raises(RecordError) as caught:
        settled(**{"base": [-7, 0, -5, -12], "doubles": [[1, [0]]], **changed})
    assert Words().tell(caught.value.expected, caught.value.facts) == expected


@pytest.mark.parametrize("data", [None, [], "no-queens", 1])
def test_something_else_is_no_summary(data: object) -> None:
    with pytest.raises(RecordError) as caught:
        settle(data)
    assert caught.value.place == "summary"


@given(st.sampled_from(contracts.SEVEN), st.sampled_from((BARBU, BARBU_32)), st.randoms())
def test_whatever_play_can_hand_out_is_accepted_and_one_point_more_is_not(
    kind: type[contracts.Contract], pack: Pack, random: Random
) -> None:
    (pieces,) = kind.example().ways(USUAL, pack)
    scores = [0] * 4
    seats = random.sample(range(4), 4) if pieces.apart else random.choices(range(4), k=len(pieces.points))
    for seat, points in zip(seats, pieces.points, strict=True):
        scores[seat] += points
    assert all(map(pieces.comes_to, scores))
    assert pieces.come_to(scores)
    shifted = [scores[0] + 1, scores[1] - 1, *scores[2:]]
    assert not pieces.come_to(shifted)


def test_nobody_wins_in_a_negative_contract_nor_loses_in_trumps() -> None:
    assert not Pieces((-2,) * 13).come_to((2, -28, 0, 0))
    assert not Pieces((5,) * 13).come_to((70, -5, 0, 0))


@pytest.mark.parametrize("pack", [BARBU, BARBU_32])
def test_what_is_handed_out_is_the_contracts_total(pack: Pack) -> None:
    for contract in contracts.calls(USUAL, pack).values():
        (pieces,) = contract.ways(USUAL, pack)
        assert sum(pieces.points) == contract.total(USUAL.table, pack, 4)


@pytest.mark.parametrize(
    ("scores", "fits"), [((-24, 0, 0, 0), True), ((0, -12, 0, -12), True), ((-6,) * 4, True), ((-12, -6, -6, 0), False)]
)
def test_ravage_city_is_shared_in_equal_parts(scores: tuple[int, ...], *, fits: bool) -> None:
    assert any(pieces.come_to(scores) for pieces in RavageCity().ways(USUAL, BARBU)) == fits


@pytest.mark.parametrize(
    ("units", "fits"),
    [((6, 6, 3, 3), True), ((9, 6, 3, 0), True), ((0, 0, 0, 0), True), ((9, 9, 0, 0), False), ((10, 5, 3, 0), False)],
)
def test_a_player_of_chinese_poker_wins_the_rows_that_were_beaten(units: tuple[int, ...], *, fits: bool) -> None:
    scores = [4 * unit for unit in units]
    assert any(pieces.come_to(scores) for pieces in contracts.ChinesePoker().ways(USUAL, BARBU)) == fits
