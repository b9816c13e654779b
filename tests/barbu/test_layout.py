"""Domino: which cards fit, when one passes, who is out, and that it always comes to an end."""

from __future__ import annotations

import gc
import random
from dataclasses import replace
from itertools import pairwise
from weakref import ref

import pytest

from tests.barbu.table import DOMINO_CALLS, at_play, options, play
from tutor import barbu
from tutor.barbu.bets import NO_BETS
from tutor.barbu.contracts import Domino
from tutor.barbu.layout import PASS, SOMEBODY, Layout
from tutor.barbu.setting import Setting
from tutor.core.cards import BARBU
from tutor.core.errors import RecordError
from tutor.core.hands import HELD, NOT_EXCLUDED, POSSIBLE
from tutor.core.message import Message
from tutor.core.record import Record


def layout(start: str, lying: str, hand: str, **rules: object) -> Layout:
    """A layout to which the holder of ``hand`` plays next."""
    hands = (BARBU.read(hand), None, None, None)
    begun = Layout.begin(Domino(start), Setting(4, 0, options(rules), hands), 0, len(hands[0] or ()), NO_BETS)
    return replace(begun, lying=BARBU.read(lying))


def decides(at: Layout, move: str) -> tuple[bool, str]:
    """Whether a move is allowed, and by which rule."""
    verdict = at.obligation().verdict(move if move == PASS else BARBU[move])
    return verdict.legal, verdict.rule.id


NOTHING_BUT_SEVENS = [("7", "", "H7", True, "B-DOM-OPEN"), ("7", "", "H8", False, "B-DOM-OPEN")]
TO_NINE = "S7 S8 S9"
KING_HIGH = "S7 S8 S9 S10 SJ SQ SK"
FROM_TWO = "S2 S3 S4 S5 S6 S7 S8 S9"


@pytest.mark.parametrize(
    ("start", "lying", "card", "legal", "rule"),
    [
        *NOTHING_BUT_SEVENS,
        ("7", TO_NINE, "S10", True, "B-DOM-EXTEND"),
        ("7", TO_NINE, "S6", True, "B-DOM-EXTEND"),
        ("7", TO_NINE, "H7", True, "B-DOM-OPEN"),
        ("7", TO_NINE, "H10", False, "B-DOM-OPEN"),
        ("7", TO_NINE, "SJ", False, "B-DOM-EXTEND"),
        ("7", TO_NINE, "S5", False, "B-DOM-EXTEND"),
        ("7", KING_HIGH, "SA", True, "B-DOM-EXTEND"),
        ("7", FROM_TWO, "SA", False, "B-DOM-ENDS"),
        ("7", KING_HIGH + " SA", "S2", False, "B-DOM-ENDS"),
        ("A", "SA", "SK", True, "B-DOM-EXTEND"),
        ("A", "SA", "S2", False, "B-DOM-ONE-SIDED"),
        ("2", "S2", "S3", True, "B-DOM-EXTEND"),
        ("2", "S2", "SA", False, "B-DOM-ONE-SIDED"),
    ],
)
def test_which_card_fits(start: str, lying: str, card: str, legal: bool, rule: str) -> None:  # noqa: FBT001
    assert decides(layout(start, lying, f"{card} DQ"), card) == (legal, rule)


def test_by_house_rule_the_ace_comes_below_the_two() -> None:
    assert decides(layout("7", FROM_TWO, "SA", ace_low=True), "SA") == (True, "B-DOM-EXTEND")
    assert decides(layout("7", KING_HIGH, "SA", ace_low=True), "SA") == (False, "B-DOM-ENDS")


def test_who_can_play_must_and_who_cannot_passes() -> None:
    assert decides(layout("7", TO_NINE, "H7 D2"), PASS) == (False, "B-DOM-MUST-PLAY")
    assert decides(layout("7", "", "H8 D2"), PASS) == (True, "B-DOM-PASS")
    assert layout("7", "", "H8 D2").obligation().legal() == [PASS]


FOUR = {0: "H7 S8", 1: "S7 C2", 2: "D2 D3", 3: "H8 D7"}


def deal(hands: dict[int, str], moves: str) -> Layout:
    """A deal of Domino from the seven after some moves; seat 0 has dealt."""
    known = tuple(BARBU.read(hands[seat]) if seat in hands else None for seat in range(4))
    start = {"phase": "play", "contract": "domino 7", "leader": 0}
    at = barbu.position(Record("barbu", 4, known, start=start, moves=tuple(moves.split())))
    assert isinstance(at, Layout)
    return at


def refusal(hands: dict[int, str], moves: str) -> tuple[str, Message]:
    """Where the play stops, and why."""
    with pytest.raises(RecordError) as caught:
        deal(hands, moves)
    return caught.value.place, caught.value.expected


def test_the_turn_goes_round_and_passes_over_who_is_out() -> None:
    at = deal(FOUR, "H7 S7 pass H8 S8")
    assert (at.out, at.left, at.turn) == ((0,), (0, 1, 2, 1), 1)
    assert deal(FOUR, "H7 S7 pass H8 S8 pass pass D7").turn == 1


def test_a_pass_proves_that_no_card_fits() -> None:
    hands = {0: "H7 S8"}
    assert refusal(hands, "H7 S7 pass S6 S8 pass S5 pass C7 S9") == ("moves[8]", NOT_EXCLUDED)
    assert refusal(hands, "H7 H7")[1] == POSSIBLE
    assert refusal({0: "H7 S8", 1: "H8 H9"}, "H7 S7")[1] == HELD


def test_a_card_of_an_unknown_hand_must_fit_too() -> None:
    assert refusal({0: "H7 S8"}, "H7 S9")[0] == "moves[1]"


@pytest.mark.parametrize(
    ("start", "cards", "rule"),
    [("7", "H7 S9", "OPEN"), ("7", "H7 H9", "EXTEND"), ("A", "HA H2", "ONE-SIDED"), ("K", "HK HA H2", "ENDS")],
)
def test_a_misfit_of_an_unknown_hand_is_refused_by_the_rule_that_a_known_one_would_hear(
    start: str, cards: str, rule: str
) -> None:
    begin = {"phase": "play", "contract": f"domino {start}", "leader": 0}
    with pytest.raises(RecordError) as caught:
        barbu.position(Record("barbu", 4, (None,) * 4, start=begin, moves=tuple(cards.split())))
    assert caught.value.facts["rule"] == f"B-DOM-{rule}"


NO_SEVEN = "S2 S3 S4 S5 S6 S8 S9 S10 SJ SQ SK SA H2"


@pytest.mark.parametrize("known", [0, 2])
def test_when_the_three_others_cannot_play_the_fourth_can(known: int) -> None:
    """Without a card on the table somebody holds a seven, whoever's hand is known."""
    assert deal({known: NO_SEVEN}, "pass pass pass").turn == 3
    assert refusal({known: NO_SEVEN}, "pass pass pass pass") == ("moves[3]", SOMEBODY)


def test_a_pass_is_refused_while_a_card_fits_and_a_card_when_only_a_pass_is_left() -> None:
    assert refusal(FOUR, "pass")[0] == "moves[0]"
    assert refusal({0: "H8 S8"}, "H8")[0] == "moves[0]"


@pytest.mark.parametrize("call", DOMINO_CALLS)
def test_it_ends_with_all_cards_down_and_at_most_three_passes_in_a_row(call: str) -> None:
    for seed in range(4):
        passes = 0
        for step in play(at_play(seed, call), random.Random(seed)):
            passes = passes + 1 if step.move == PASS else 0
            assert passes <= 3
        assert step.at.lying == BARBU.all
        assert sorted(step.at.out) == [0, 1, 2, 3]


def test_nobody_plays_when_everybody_is_out() -> None:
    *_, last = play(at_play(1, "domino 8"), random.Random(1))
    assert last.at.turn is None
    with pytest.raises(ValueError, match="None"):
        last.at.after(PASS)


def test_a_position_that_nobody_keeps_is_gone_at_once() -> None:
    at = layout("7", TO_NINE, "S10 H7")
    at.obligation()
    gone = ref(at)
    gc.disable()
    try:
        del at
        assert gone() is None, "its duty, or something else that it knows, knows it too"
    finally:
        gc.enable()


def test_the_places_are_worth_what_the_table_says() -> None:
    *_, last = play(at_play(1, "domino 8"), random.Random(1))
    sheet = barbu.result(last.at)
    assert [sheet.scores[seat] for seat in last.at.out if sheet.scores] == [45, 20, 5, -5]
    *_, last = play(at_play(1, "domino 8", {"domino": "40/25/10/-10"}), random.Random(1))
    assert [value for _, value in last.at.base] == [40, 25, 10, -10]


def test_cards_lie_in_unbroken_rows() -> None:
    for step in play(at_play(3, "domino 5"), random.Random(3)):
        for row in step.at.rows():
            assert all(high.height == low.height + 1 for low, high in pairwise(row.lying))
