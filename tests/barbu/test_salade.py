"""The Salade: penalties that add up on one card."""

from __future__ import annotations

import random

from tutor.barbu.contracts.salade import NoLastTrick, Salade
from tutor.barbu.options import SALADE
from tutor.barbu.trick import Taken, Trick
from tutor.cards import BARBU, Card

CONTRACT = Salade()


def taken(*tricks: str) -> list[Taken]:
    """Complete tricks with their cards, all won by seat 0 but those that begin with ``1:`` and the like."""
    found = []
    for told in tricks:
        winner, _, codes = told.rpartition(":")
        cards = tuple(BARBU[code] for code in codes.split())
        found.append(Taken(Trick(0, 4, cards), int(winner or 0), BARBU.set(cards)))
    return found


def cost(tricks: list[Taken], seat: int) -> int:
    return sum(value for reason, value in CONTRACT.base(tricks, SALADE) if reason.facts["by"] == seat)


def whole_deal(winners: list[int]) -> list[Taken]:
    """All cards in thirteen tricks, with these winners."""
    cards: list[Card] = random.Random(0).sample(BARBU.cards, 52)
    tricks = (tuple(cards[4 * number :][:4]) for number in range(13))
    return [Taken(Trick(0, 4, own), at, BARBU.set(own)) for own, at in zip(tricks, winners, strict=True)]


def test_who_takes_everything_loses_355() -> None:
    assert cost(whole_deal([2] * 13), 2) == -355 == CONTRACT.total(SALADE)


def test_a_last_trick_with_the_king_and_queen_of_hearts_costs_125() -> None:
    assert cost(taken("1:S2 S3 S4 S5", "S6 HK HQ S7"), 0) == -125


def test_the_king_of_hearts_costs_65_with_its_trick() -> None:
    assert cost(taken("S6 HK D3 S7", "1:S2 S3 S4 S5"), 0) == -65


def test_the_queen_of_hearts_costs_30_and_another_queen_20() -> None:
    assert cost(taken("S6 HQ D3 S7", "1:S2 S3 S4 S5"), 0) == -35
    assert cost(taken("S6 SQ D3 S7", "1:S2 S3 S4 S5"), 0) == -25


def test_the_ace_of_hearts_costs_no_more_than_another_heart() -> None:
    assert cost(taken("S6 HA D3 S7", "1:S2 S3 S4 S5"), 0) == cost(taken("S6 H2 D3 S7", "1:S2 S3 S4 S5"), 0) == -15


def test_in_the_second_round_only_the_last_trick_costs() -> None:
    lines = NoLastTrick().base(whole_deal([1] * 12 + [3]), SALADE)
    assert [(reason.facts["by"], value) for reason, value in lines] == [(3, -30)]


def test_the_sheet_of_the_salade_speaks_by_its_own_rule() -> None:
    lines = CONTRACT.base(whole_deal([0] * 6 + [1] * 7), SALADE)
    assert {reason.rule.id for reason, _ in lines} == {"B-SAL-LAYER"}
    assert all(value for _, value in lines)
