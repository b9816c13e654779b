"""The settlement: worked examples, and what must always hold."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.barbu import contracts
from tutor.barbu.bets import Bets
from tutor.barbu.options import Options
from tutor.barbu.settlement import settled
from tutor.barbu.summary import settle
from tutor.barbu.undoubled import share, shared
from tutor.barbu.values import REBALANCED
from tutor.core.cards import BARBU
from tutor.show.table.story import score_sheet
from tutor.show.words import Words

#: Deals and their scores by seat, the dealer at seat 0, and where each comes from.
VECTORS = [json.loads(line) for line in Path(__file__).with_name("settlements.jsonl").read_text("utf-8").splitlines()]

PAIRS = list(permutations(range(4), 2))
scores = st.lists(st.integers(-60, 60), min_size=4, max_size=4)
bets = st.builds(lambda named: Bets(tuple(named)), st.lists(st.sampled_from(PAIRS), unique=True))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['id']} {vector['source']}")
def test_a_worked_example_comes_out_as_its_source_says(vector: dict[str, Any]) -> None:
    deal: dict[str, Any] = {name: vector[name] for name in ("contract", "base", "doubles", "rules") if name in vector}
    assert settle({"dealer": 0, **deal}).scores == tuple(vector["scores"])


@pytest.mark.parametrize(
    ("base", "final"), [((-20, -40, 0, 0), (0, -60, 0, 0)), ((-12, 0, -12, 0), (-24, 12, -12, 0))], ids=["V-19", "V-20"]
)
def test_one_double_moves_the_difference(base: tuple[int, ...], final: tuple[int, ...]) -> None:
    assert settled(base, Bets(((1, 0),))).scores == final


def test_the_sheet_leads_from_the_contract_over_each_bet_to_the_scores() -> None:
    sheet = settled((-6, 0, -6, -12), Bets(((1, 2), (1, 3), (1, 0), (2, 0), (0, 2))))
    assert list(score_sheet(sheet, Words())) == [
        "Seat 0: −6 in the contract",
        "Seat 1: 0 in the contract",
        "Seat 2: −6 in the contract",
        "Seat 3: −12 in the contract",
        "Seat 1 against seat 2, doubled, difference 6: seat 1 +6, seat 2 −6",
        "Seat 1 against seat 3, doubled, difference 12: seat 1 +12, seat 3 −12",
        "Seat 1 against seat 0, doubled, difference 6: seat 1 +6, seat 0 −6",
        "Seat 2 against seat 0, redoubled, equal scores: nothing is moved",
        "Seat 0: −6 in the contract and −6 in bets make −12",
        "Seat 1: 0 in the contract and +24 in bets make +24",
        "Seat 2: −6 in the contract and −6 in bets make −12",
        "Seat 3: −12 in the contract and −12 in bets make −24",
    ]


@pytest.mark.parametrize(
    ("total", "dealer", "each"),
    [
        (-26, 1, -9),
        (-30, 0, -10),
        (-24, 0, -8),
        (-20, 1, -7),
        (-39, 0, -13),
        (-32, 1, -11),
        (-21, 0, -7),
        (-40, -1, -13),
    ],
)
def test_what_is_not_played_is_shared_by_the_others_and_the_dealer_takes_the_rest(
    total: int, dealer: int, each: int
) -> None:
    assert shared(total, 2).scores == (each, each, dealer, each)


@given(st.integers(-400, 400))
def test_the_dealer_never_takes_more_than_one_point(total: int) -> None:
    assert abs(total - 3 * share(total)) <= 1


@pytest.mark.parametrize("rules", [{}, {"values": "ravage"}])
def test_the_dealer_of_a_usual_contract_takes_nothing_or_one(rules: dict[str, str]) -> None:
    options = Options.of(rules)
    negative = [one for one in contracts.calls(options).values() if not one.positive]
    totals = {one.name: one.total(options.table, BARBU, 4) for one in negative}
    assert {total - 3 * share(total) for total in totals.values()} <= {0, 1}
    assert options.table is not REBALANCED or totals["no-queens"] == -32


@given(scores, bets)
def test_bets_create_no_points(base: list[int], made: Bets) -> None:
    assert sum(settled(base, made).scores or ()) == sum(base)


@given(scores, bets)
def test_a_score_is_that_of_the_contract_and_each_difference_as_often_as_was_doubled(
    base: list[int], made: Bets
) -> None:
    final = settled(base, made).scores
    assert final == tuple(
        base[me] + sum(made.level(me, other) * (base[me] - base[other]) for other in range(4)) for me in range(4)
    )


@given(scores, bets, st.randoms())
def test_the_order_of_the_bets_does_not_matter(base: list[int], made: Bets, random: Any) -> None:  # noqa: ANN401
    named = list(made.named)
    random.shuffle(named)
    assert settled(base, Bets(tuple(named))).scores == settled(base, made).scores


@given(st.integers(-60, 60), bets)
def test_equal_scores_move_nothing(score: int, made: Bets) -> None:
    sheet = settled((score,) * 4, made)
    assert sheet.scores == (score,) * 4
    assert {reason.rule.id for reason, _ in sheet.lines} <= {"B-SET-BASE", "B-SET-EQUAL", "B-SET-FORMULA"}


@given(scores, bets)
def test_the_lines_of_bets_add_up_to_what_each_player_moves(base: list[int], made: Bets) -> None:
    sheet = settled(base, made)
    for seat in range(4):
        won = [
            value if reason.facts["by"] == seat else -value
            for reason, value in sheet.lines
            if reason.rule.id in {"B-SET-DIFF", "B-SET-REDIFF"} and seat in (reason.facts["by"], reason.facts["other"])
        ]
        assert base[seat] + sum(won) == (sheet.scores or ())[seat]
