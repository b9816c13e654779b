"""The count line by line: in pairs as a table counts, card by card, and what the Excuse moves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from tests.strategies import deals, position, records
from tests.tarot.test_play import slam
from tutor import tarot
from tutor.core.cards import TAROT
from tutor.core.record import Record
from tutor.core.sheet import Line
from tutor.rulebook.tarot.worked import worked
from tutor.tarot.score.count import count
from tutor.tarot.score.tally import Pile, tally
from tutor.tarot.trick import Trick

WORTH = {"fives": 5, "fours": 4, "threes": 3, "twos": 2, "ones": 1}


def facts(lines: list[Line], rule: str) -> dict[str, Any]:
    return next(dict(line.reason.facts) for line in lines if line.reason.rule.id == rule)


def ids(lines: list[Line]) -> list[str]:
    return [line.reason.rule.id for line in lines]


@pytest.mark.parametrize(
    ("cards", "pairs", "odd"),
    [
        ("SK S2 SQ S3 SN S4 SJ S5", {"fives": 1, "fours": 1, "threes": 1, "twos": 1}, 0),
        ("SK S2 S3 S4", {"fives": 1, "ones": 1}, 0),
        ("T21 S2 S3", {"fives": 1}, 0.5),
        ("SK HK DK S2", {"fives": 1}, 9),
        ("SK HQ", {}, 8),
        ("S2 S3 S4 S5", {"ones": 2}, 0),
    ],
)
def test_a_card_that_counts_is_paired_with_a_low_one(cards: str, pairs: dict[str, int], odd: float) -> None:
    found = dict(Pile.of(TAROT.read(cards)).pairs())
    assert {name: number for name, number in found.items() if number and name in WORTH} == pairs
    assert found["odd"] == odd


@given(records(over=True, whole=True))
@deals
def test_pairs_and_single_cards_come_to_what_the_attack_has(start: Record) -> None:
    play = position(start)
    lines = list(tally(play))
    pairs, single = facts(lines, "T-COUNT-PAIRS"), facts(lines, "T-COUNT-INDIVIDUAL")
    assert sum(number * pairs[name] for name, number in WORTH.items()) + pairs["odd"] == pairs["points"]
    owes = not single["low"] and {"T-EXC-DEBT", "T-EXC-SLAM-DEFENCE"} & set(ids(lines))
    assert count(play).points / 2 == single["points"] - (0.5 if owes else 0)
    assert pairs["points"] == single["points"]
    assert all(line.value == 0 for line in lines)


@given(records(over=True, whole=True))
@deals
def test_the_sheet_of_a_played_deal_names_its_bouts_and_where_the_excuse_goes(start: Record) -> None:
    play = position(start)
    lines = list(tally(play))
    bouts = facts(lines, "T-DECK-BOUTS")["cards"] if count(play).bouts else ()
    assert len(bouts) == count(play).bouts
    assert {"T-ECART-SANS", "T-ECART-CONTRE", "T-ECART-COUNTS-TAKER"} & set(ids(lines))


def test_a_slam_against_the_excuse_leaves_four_points_and_87_to_the_winners() -> None:
    lines = list(tally(slam("SK", excuse="first")))
    assert {"T-EXC-KEEP", "T-EXC-SLAM-DEFENCE"} <= set(ids(lines))
    assert facts(lines, "T-COUNT-INDIVIDUAL")["points"] == 87


def test_the_excuse_of_the_last_trick_goes_to_the_other_side_even_if_a_partner_wins_it() -> None:
    won_by_a_partner = replace(slam("SK", excuse="last"), trick=Trick(1, 4))
    for over in (won_by_a_partner, slam("SK", excuse="last")):
        assert facts(list(tally(over)), "T-EXC-LAST-LOST")["side"] == "the-attack"


def test_a_side_without_a_low_card_owes_it_for_ever() -> None:
    over = slam("SK", taker=3, excuse="first")
    nothing_low = replace(over, contract="garde-contre")
    lines = list(tally(nothing_low))
    assert ids(lines)[-1] == "T-EXC-SLAM-DEFENCE"
    assert (facts(lines, "T-COUNT-INDIVIDUAL")["points"], count(nothing_low).points) == (4.5, 2 * 4)
    one_king = replace(nothing_low, tricks=(*over.tricks[:1], replace(over.tricks[1], leader=0), *over.tricks[2:]))
    assert count(one_king).points == 8


def test_a_petit_before_the_excuse_of_a_slam_is_explained() -> None:
    petit_before_the_last = {"T-PAB-SLAM", "T-PAB-DEF"}
    sheet = worked(tarot.RULES["T-PAB-SLAM"])
    assert sheet is not None
    assert petit_before_the_last <= set(ids(list(sheet.lines)))
    assert "T-PAB-SLAM" not in ids(list(tarot.result(slam("EX")).lines))


def test_a_poignee_that_was_shown_in_vain_is_said_to_go_to_the_other_side() -> None:
    over = slam("EX")
    shown = [(1, tarot.announce.Declaration("poignee simple")), (0, tarot.announce.Declaration("poignee double"))]
    lines = list(tarot.result(replace(over, shown=tuple(shown))).lines)
    assert facts(lines, "T-POIGNEE-WINNER") == {"by": 1}
    assert ids(lines).count("T-POIGNEE-WINNER") == 1
