"""The Salade: penalties that add up on one card."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tutor import barbu
from tutor.barbu.contracts.order import SALADE_ROUNDS
from tutor.barbu.contracts.salade import NoLastTrick, Salade
from tutor.barbu.match import Match
from tutor.barbu.trick import Taken, Trick
from tutor.barbu.values import SALADE
from tutor.core.cards import BARBU, Card
from tutor.core.errors import RecordError
from tutor.show import match as sheet
from tutor.show.words import Words

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
    assert cost(whole_deal([2] * 13), 2) == -355 == CONTRACT.total(SALADE, BARBU, 4)


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


def settled(contract: str, *base: int, **beside: Any) -> tuple[int, ...] | None:  # noqa: ANN401 - JSON
    """What a round with Salade comes to at a table of as many as there are scores."""
    data = {"players": len(base), "rules": {"salade": True}, "dealer": 0, "contract": contract, "base": list(base)}
    return barbu.settle({**data, **beside}).scores


@pytest.mark.parametrize(
    ("contract", "base"),
    [
        ("no-tricks", (-25, -25, 0, 0, 0)),
        ("no-last-trick", (0, 0, 0, 0, 0, -30)),
        ("no-hearts", (-30, -60, -40)),
        ("no-queens", (-20, -20, -20, -20)),
        ("barbu", (0, 0, -50, 0, 0)),
        ("salade", (-375, 0, 0)),
        ("salade", (-165, -60, -65, -65)),
        ("salade", (-100, -60, -45, -95, -40)),
        ("salade", (-65, -55, -55, -55, -55, -45)),
    ],
)
def test_a_round_is_settled_by_what_it_costs_at_a_table_of_its_size(contract: str, base: tuple[int, ...]) -> None:
    assert settled(contract, *base) == base


@pytest.mark.parametrize(
    ("contract", "base", "place"),
    [
        ("salade", (-355, 0, 0, 0, 0), "base[0]"),
        ("salade", (-330, 0, 0, 0, 0), "base"),
        ("salade", (-332, -8, 0, 0, 0), "base[0]"),
        ("no-last-trick", (-10, -20, 0, 0), "base[0]"),
        ("no-tricks", (-30, -20, -5, 0, 0), "base"),
        ("no-last-two", (-30, 0, 0, 0), "contract"),
        ("salade", (-355, 0), "players"),
    ],
)
def test_what_no_play_of_a_round_can_come_to_is_refused(contract: str, base: tuple[int, ...], place: str) -> None:
    with pytest.raises(RecordError) as caught:
        settled(contract, *base)
    assert caught.value.place == place


def test_a_history_fixes_which_round_it_is() -> None:
    assert settled("barbu", -50, 0, 0, 0, history={"called": list(SALADE_ROUNDS[:4])}) == (-50, 0, 0, 0)
    with pytest.raises(RecordError) as caught:
        settled("barbu", -50, 0, 0, 0, history={"called": ["no-tricks"]})
    assert "expected no-last-trick, which is next in the fixed order (B-SAL-SEQ)" in Words().error(caught.value)


def test_a_match_is_six_rounds_in_their_order_and_whoever_has_lost_least_wins() -> None:
    totals = (-50, -30, -130, -80, -50, -340)
    deals = [
        {"dealer": (2 + number) % 5, "contract": contract, "base": [0, total, 0, 0, 0]}
        for number, (contract, total) in enumerate(zip(SALADE_ROUNDS, totals, strict=True))
    ]
    data: dict[str, object] = {"game": "barbu", "players": 5, "dealer": 2, "rules": {"salade": True}}
    half = sheet.as_text(Match.of({**data, "deals": deals[:3]}), Words())
    assert half.startswith("Barbu, a match: 3 of 6 deals\n")
    assert half.endswith("\nSeat 0 deals next, and the deal is No Queens.\n")
    over = Match.of({**data, "deals": deals})
    assert over.over
    assert over.totals == (0, -680, 0, 0, 0)
    assert over.ranking[-1].seat == 1
    assert "All deals are over; the totals add up to −680." in sheet.as_text(over, Words())
    assert Match.of(over.to_json()) == over
    with pytest.raises(RecordError) as caught:
        Match.of({**data, "deals": [deals[0], {**deals[2], "dealer": 3}]})
    assert caught.value.place == "deals[1].contract"


def test_a_match_with_32_cards_passes_from_dealer_to_dealer_and_keeps_the_order() -> None:
    rules = {"pack": 32, "values": "bga-32"}
    rounds = [("no-tricks", -8), ("no-hearts", -8), ("no-queens", -8), ("barbu", -8)]
    deals = [
        {"dealer": dealer, "contract": contract, "base": [total, 0, 0, 0]}
        for dealer in range(4)
        for contract, total in rounds
    ]
    data = {"game": "barbu", "dealer": 0, "rules": rules, "deals": deals}
    assert Match.of(data).totals == (-128, 0, 0, 0)
    assert Match.of(data).over
    assert "and the deal is No Hearts." in sheet.as_text(Match.of({**data, "deals": deals[:5]}), Words())
