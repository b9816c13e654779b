"""What every contract says of itself is true: its pieces and penalties, what it is about, what a hand promises."""

from __future__ import annotations

import ast
import random
from collections import Counter
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from tests.barbu.table import at_play, play
from tutor import barbu
from tutor.barbu.contracts import KINDS, Contract, TrickContract, calls, names
from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.domino import Domino
from tutor.barbu.contracts.no_hearts import NoHearts
from tutor.barbu.contracts.no_last_two import NoLastTwo
from tutor.barbu.contracts.no_queens import NoQueens
from tutor.barbu.contracts.no_tricks import NoTricks
from tutor.barbu.contracts.ravage_city import RavageCity
from tutor.barbu.contracts.salade import NoLastTrick, Salade
from tutor.barbu.contracts.trumps import Trumps
from tutor.barbu.options import Options
from tutor.barbu.pieces import Pieces
from tutor.barbu.play import Play
from tutor.barbu.settlement import by_seat
from tutor.barbu.trick import Taken, Trick
from tutor.barbu.values import Values
from tutor.core.cards import BARBU
from tutor.core.message import Message

ROOT = Path(__file__).parents[2]
EVERY_KIND = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
IN_TRICKS = [kind for kind in KINDS if issubclass(kind, TrickContract)]
#: What Ravage City costs is known at its end only: no trick and no card has a price.
PRICED = [kind for kind in IN_TRICKS if kind is not RavageCity]
DEALS = 20


def parts(message: Message | None) -> set[str]:
    """The names of the parts of a message."""
    return {name for _, name, _, _ in Formatter().parse(message or "") if name}


def rules_of(kind: type[Contract]) -> dict[str, object]:
    """The house rules of a table that plays a contract, and stops it early where that is possible at all."""
    return kind.example_rules() | {"hearts_early_end": True}


@cache
def finished(kind: type[Contract]) -> list[Any]:
    """Deals of a contract, played with random legal moves."""
    code = kind.example().code
    deals = (play(at_play(seed, code, rules_of(kind)), random.Random(seed)) for seed in range(DEALS))
    return [list(deal)[-1].at for deal in deals]


@EVERY_KIND
def test_the_table_at_which_it_is_shown_plays_it(kind: type[Contract]) -> None:
    options = Options.of(kind.example_rules())
    assert kind.name in names(options)
    assert calls(options)[kind.example().code] == kind.example()


@EVERY_KIND
def test_what_is_said_of_it_uses_what_it_and_the_table_know(kind: type[Contract]) -> None:
    contract = kind.example()
    assert parts(contract.goal) | parts(contract.call) <= set(contract.facts)
    assert parts(contract.counts) <= set(Values().facts)
    advice = contract.promise.advice
    assert parts(advice.hint if advice else None) <= set(contract.evidence(BARBU.none))


@EVERY_KIND
def test_what_it_comes_to_in_a_deal_is_what_it_hands_out(kind: type[Contract]) -> None:
    options = Options.of(rules_of(kind))
    total = kind.example().total(options.table, BARBU, 4)
    for at in finished(kind):
        scores = by_seat(at.base, 4)
        assert any(way.come_to(scores) for way in kind.example().ways(options, BARBU))
        assert sum(scores) == total or kind.name == "chinese-poker"


@pytest.mark.parametrize("kind", PRICED, ids=lambda kind: kind.name)
def test_a_score_is_the_sum_of_the_tricks_that_were_won_and_of_the_cards_in_them(kind: type[TrickContract]) -> None:
    contract = kind.example()
    for at in finished(kind):
        scores, values = [0.0] * 4, at.options.table
        for number, taken in enumerate(at.taken):
            scores[taken.winner] += contract.stake(at.size - number, values)
            scores[taken.winner] += sum(contract.penalty(card, values) for card in taken.cards)
        assert tuple(scores) == by_seat(at.base, 4)


@pytest.mark.parametrize("kind", IN_TRICKS, ids=lambda kind: kind.name)
def test_play_stops_before_the_last_card_only_when_nothing_is_left_to_win(kind: type[TrickContract]) -> None:
    for at in finished(kind):
        assert isinstance(at, Play)
        left = at.size - len(at.taken)
        assert bool(left) == bool(at.decided)
        held = [card for hand in at.hands for card in hand or ()]
        prices = [kind.example().penalty(card, at.options.table) for card in held]
        assert not left or not (
            any(prices) or any(kind.example().stake(one, at.options.table) for one in range(1, left))
        )


def test_only_three_contracts_may_stop_early_and_no_hearts_hardly_ever_does() -> None:
    early = {kind.name for kind in IN_TRICKS for at in finished(kind) if at.decided}
    assert {"no-queens", "barbu"} <= early <= {"no-hearts", "no-queens", "barbu"}


@pytest.mark.parametrize(
    ("contract", "pieces"),
    [
        (NoTricks(), "13 × -2"),
        (NoHearts(), "1 × -6, 12 × -2"),
        (NoQueens(), "4 × -6"),
        (Barbu(), "1 × -20"),
        (NoLastTwo(), "1 × -10, 1 × -20"),
        (NoLastTrick(), "1 × -20"),
        (Trumps("H"), "13 × 5"),
        (Domino("8"), "1 × 45, 1 × 20, 1 × 5, 1 × -5"),
    ],
    ids=str,
)
def test_what_each_contract_hands_out(contract: Contract, pieces: str) -> None:
    (way,) = contract.ways(Options(), BARBU)
    assert str(way) == pieces


@pytest.mark.parametrize(
    ("points", "sum_"),
    [
        ((-2,) * 13, "13 × −2"),
        ((-6, *(-2,) * 12), "12 × −2 − 6"),
        ((-20,), "−20"),
        ((50, 25, 10, 0), "50 + 25 + 10 + 0"),
        ((-1, 3, 3, -2, -2, -2), "3 × −2 + 2 × 3 − 1"),
    ],
)
def test_the_sum_of_pieces_is_written_as_by_hand(points: tuple[int, ...], sum_: str) -> None:
    assert Pieces(points).worked == sum_


def test_in_the_salade_every_penalty_counts_and_the_king_of_hearts_is_a_heart_as_well() -> None:
    values = Options(salade=True).table
    costs = {code: Salade().penalty(BARBU[code], values) for code in ("HK", "HQ", "SQ", "H2", "SK")}
    assert costs == {"HK": -60, "HQ": -30, "SQ": -20, "H2": -10, "SK": 0}
    assert [Salade().stake(left, values) for left in (13, 2, 1)] == [-5, -5, -35]


@pytest.mark.parametrize(
    ("contract", "cards", "left", "praise"),
    [
        (NoQueens(), "S2 SQ S3 S4", 9, NoQueens.praise),
        (NoQueens(), "S2 SK S3 S4", 9, None),
        (Barbu(), "S2 HK S3 S4", 9, Barbu.praise),
        (NoLastTwo(), "S2 SK S3 S4", 2, NoLastTwo.praise),
        (NoLastTwo(), "S2 SK S3 S4", 3, None),
        (NoTricks(), "S2 SK S3 S4", 1, None),  # every trick costs: that is nothing special
        (Salade(), "S2 HK SQ S4", 1, Barbu.praise),  # of several penalties, the dearest
        (Salade(), "S2 HA SQ S4", 1, NoQueens.praise),
        (Salade(), "S2 HA S3 S4", 1, NoLastTwo.praise),
        (Salade(), "S2 HA S3 S4", 2, None),
    ],
    ids=str,
)
def test_who_stays_below_what_costs_is_praised_in_the_words_of_that_contract(
    contract: TrickContract, cards: str, left: int, praise: tuple[Message, ...] | None
) -> None:
    assert contract.ducked(tuple(BARBU.read(cards)), left, Values()) == praise


def test_hearts_and_queens_that_were_won_lie_face_up_but_not_the_king_with_which_play_ends() -> None:
    won = BARBU.read("HK HQ S3 S4")
    taken = [Taken(Trick(0, 4, tuple(won)), 2, won)]
    assert NoHearts().face_up(taken) == [(2, BARBU.read("HK HQ"))]
    assert NoQueens().face_up(taken) == [(2, BARBU.read("HQ"))]
    assert Barbu().face_up(taken) == NoTricks().face_up(taken) == []


def test_each_contract_has_a_name_of_its_own_and_each_call_a_code() -> None:
    assert set(Counter(kind.name for kind in KINDS).values()) == {1}
    assert set(Counter(kind.title for kind in KINDS).values()) == {1}
    assert len(calls(Options())) == 5 + 4 + 13


def test_the_advice_by_which_contracts_are_called_is_advice_and_no_rule() -> None:
    told = [kind.promise.advice.id for kind in KINDS if kind.promise.advice]
    assert len(told) == 7
    assert set(told) <= set(barbu.ADVICE)
    assert not set(told) & set(barbu.RULES)


#: Where contracts are named all the same: house rules and variants have names of their own, which are the same words.
NAMED_ALIKE = {"options.py", "values.py", "house.py", "agreed.py", "house_rules.py", "stage.py"}


def test_nobody_who_deals_with_contracts_knows_one_by_its_name() -> None:
    known = {kind.name for kind in KINDS} - {"barbu"}  # which is the game's name as well
    files = [file for folder in ("barbu", "show/barbu") for file in (ROOT / "tutor" / folder).rglob("*.py")]
    named = {
        (file.name, node.value)
        for file in files
        if "contracts" not in file.parts and file.name not in NAMED_ALIKE and file.name != "figures.py"
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.partition(" ")[0] in known
    }
    assert named <= {("domino.py", "domino")}  # a class of the style sheet
