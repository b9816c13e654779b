"""Every figure of the source document, recomputed from the values that the engine plays with."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable

import pytest

from tutor.barbu.contracts import Trumps, calls, names
from tutor.barbu.contracts.chinese_poker import ALL_UNITS
from tutor.barbu.contracts.salade import Salade
from tutor.barbu.figures import (
    EIGHT,
    EIGHT_36,
    NINE,
    NINE_CHANGED,
    NINE_USUAL,
    SALADE,
    SEVEN,
    Figure,
    figures,
    totals,
    worked,
)
from tutor.barbu.house import HOUSE
from tutor.barbu.options import Options
from tutor.barbu.pieces import added
from tutor.barbu.undoubled import share
from tutor.barbu.values import Values
from tutor.core.cards import BARBU
from tutor.show.words import Words

SEVEN_BUT_DOMINO = [contract for contract in calls(SEVEN).values() if not contract.positive]
FIGURES = list(figures())
#: Ravage City beside contracts that keep their usual values.
EIGHT_USUAL = Options(ravage_city=True)
WRONG = {76: 72, 52: 48, -235: -355}
SIGNS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
}


def reckon(sum_: str) -> int:
    """Work a sum out as it stands on the page."""
    return _reckon(ast.parse(sum_.replace("−", "-").replace("×", "*"), mode="eval").body)


def _reckon(node: ast.expr) -> int:
    if isinstance(node, ast.BinOp):
        return SIGNS[type(node.op)](_reckon(node.left), _reckon(node.right))
    if isinstance(node, ast.UnaryOp):
        return -_reckon(node.operand)
    assert isinstance(node, ast.Constant)
    assert isinstance(node.value, int)
    return node.value


def name(figure: Figure) -> str:
    return Words().tell(figure.what, figure.facts)


@pytest.mark.parametrize("figure", FIGURES, ids=name)
def test_the_sum_that_a_page_shows_comes_to_what_the_engine_finds(figure: Figure) -> None:
    assert reckon(figure.worked) == figure.total


@pytest.mark.parametrize("figure", FIGURES, ids=name)
def test_the_document_is_right_but_for_three_figures(figure: Figure) -> None:
    assert figure.total == WRONG.get(figure.printed, figure.printed)
    assert figure.right is (figure.printed not in WRONG)


def test_no_figure_is_forgotten() -> None:
    printed = [-26, -30, -24, -20, -30, 65, 65, 0, 28, 32, 36, -39, -30, -32, -21, -30, 91, 85, -24, 0, 76, 52]
    printed += [-65, -30, -130, -80, -50, -235, 50]
    assert [figure.printed for figure in FIGURES] == printed


@pytest.mark.parametrize(
    ("options", "total"),
    [
        (SEVEN, 0),
        (EIGHT, 0),
        (EIGHT_USUAL, -24),
        (EIGHT_36, -12),
        (NINE, 0),
        (NINE_USUAL, 48),
        (NINE_CHANGED, 72),
        (SALADE, -710),
        (Options(values="san-francisco"), 0),
    ],
)
def test_what_a_whole_set_of_contracts_sums_to(options: Options, total: int) -> None:
    assert sum(totals(options).values()) == total


def test_ravage_city_at_36_takes_48_points_out_of_a_game() -> None:
    assert 4 * sum(totals(EIGHT_36).values()) == -48


def test_76_and_52_come_out_with_a_nineteenth_unit() -> None:
    nineteen = (ALL_UNITS + 1) * Values().poker
    assert nineteen == 76
    assert sum(totals(EIGHT_USUAL).values()) + nineteen == 52


def test_235_comes_out_if_all_hearts_together_cost_ten() -> None:
    five = totals(SALADE)
    assert five["no-hearts"] == -130
    assert five["salade"] - five["no-hearts"] - 10 == -235


@pytest.mark.parametrize("options", [SEVEN, EIGHT])
def test_the_dealer_of_an_undoubled_contract_gets_nothing_or_one(options: Options) -> None:
    negative = [total for total in totals(options).values() if total < 0]
    assert {total - 3 * share(total) for total in negative} == {0, 1}


def test_the_shares_of_an_undoubled_set_with_ravage_city() -> None:
    shares = {name: share(total) for name, total in totals(EIGHT).items() if total < 0}
    assert (shares["ravage-city"], shares["no-queens"], shares["barbu"], shares["no-tricks"]) == (-8, -11, -7, -13)


def test_the_salade_family_for_reference_does_not_divide_by_three_with_zero_or_one() -> None:
    assert [total - 3 * share(total) for total in (-40, -130, -355)] == [-1, -1, -1]


@pytest.mark.parametrize(("players", "total"), [(3, -375), (4, -355), (5, -340), (6, -330)])
def test_what_the_salade_costs_by_the_number_of_players(players: int, total: int) -> None:
    assert totals(SALADE, players)["salade"] == total == reckon(worked("salade", SALADE, players))


def test_canadian_salad_counts_560_in_its_last_round() -> None:
    other = Values(trick=-10, heart=-10, ace_of_hearts=-10, queen=-25, king_of_hearts=-100, last_two=(0, -100))
    assert Salade().total(other, BARBU, 4) == -560


def test_barbu_for_five_would_sum_to_zero() -> None:
    pack = HOUSE.pack(5, {"salade": True, "removed": "canadian"})
    first = sum(contract.total(Values(), pack, 5) for contract in (*SEVEN_BUT_DOMINO, Trumps("S")))
    assert first + (45 + 25 + 10 + 0 - 6) == 0


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (Options(pack=32, values="bga-32"), [-8, -8, -8, -8]),
        (Options(pack=32, values="ludophinois"), [-8, -8, -8]),
        (Options(pack=32, values="wikipedia-fr"), [-40, -40, -60, -70, -210]),
        (Options(pack=32), [-16, -20, -24, -20, -30]),
    ],
)
def test_what_the_early_form_costs(options: Options, expected: list[int]) -> None:
    assert list(totals(options).values()) == expected
    assert [reckon(worked(one, options)) for one in names(options)] == expected


@pytest.mark.parametrize(
    ("numbers", "text"), [((5,), "5"), ((-5, 3), "−5 + 3"), ((45, -5, 0), "45 − 5 + 0"), ((0, -24), "0 − 24")]
)
def test_a_sum_is_written_as_by_hand(numbers: tuple[int, ...], text: str) -> None:
    assert added(*numbers) == text
