"""The score: worked examples from many sources, then what must always hold."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.core.errors import RecordError
from tutor.show.words import Words
from tutor.tarot.announce import POIGNEES
from tutor.tarot.score.sheet import settle, sheet
from tutor.tarot.score.summary import SIDES, SLAMS, Summary
from tutor.tarot.setting import CONTRACTS

#: Deals and their scores, one a line: where each comes from, and whether the source states the result.
VECTORS = [json.loads(line) for line in Path(__file__).with_name("scores.jsonl").read_text("utf-8").splitlines()]
EXAMPLE = {"players": 4, "taker": 0, "contract": "garde", "points": 49, "bouts": 2}


@st.composite
def summaries(draw: st.DrawFn) -> Summary:
    """Any deal that a table can have to write down."""
    players = draw(st.sampled_from((3, 4, 5)))
    taker = draw(st.integers(0, players - 1))
    others = [None, *(seat for seat in range(players) if seat != taker)]
    return Summary(
        players=players,
        taker=taker,
        contract=draw(st.sampled_from(CONTRACTS)),
        points=draw(st.integers(0, 182)),
        bouts=draw(st.integers(0, 3)),
        partner=draw(st.sampled_from(others)) if players == 5 else None,
        petit_au_bout=draw(st.sampled_from((None, *SIDES))),
        poignees=tuple(draw(st.lists(st.sampled_from(POIGNEES), max_size=2))),
        slam=draw(st.sampled_from((None, *SLAMS))),
    )


def paid(deal: Summary) -> int:
    """What each defender pays the attack."""
    return next(line.value for line in sheet(deal).lines if line.reason.rule.id == "T-SCORE-DIST")


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['id']} {vector['source']}")
def test_a_worked_example_comes_out_as_its_source_says(vector: dict[str, Any]) -> None:
    assert sheet(Summary.of(vector["summary"])).scores == tuple(vector["scores"])


def test_the_sheet_leads_to_the_score_line_by_line() -> None:
    lines = sheet(Summary.of({**EXAMPLE, "petit_au_bout": "defence", "poignees": ["simple"]})).lines
    assert [(line.reason.rule.id, line.value) for line in lines] == [
        ("T-COUNT-THRESHOLD", 0),
        ("T-SCORE-FORMULA", 33),
        ("T-SCORE-MULT", 33),
        ("T-PAB-DEF", -20),
        ("T-PAB-SIGN", 0),
        ("T-POIGNEE-VALUE", 20),
        ("T-POIGNEE-FLAT", 0),
        ("T-SCORE-DIST", 66),
        ("T-SCORE-ZERO-SUM", 0),
    ]


def test_a_prise_counts_once_and_its_line_says_so() -> None:
    lines = sheet(Summary.of({**EXAMPLE, "contract": "prise"})).lines
    reason = next(line.reason for line in lines if line.reason.rule.id == "T-SCORE-MULT")
    assert Words().tell(reason.line, reason.facts) == "prise counts once, so its multiplier adds nothing"


def test_a_half_point_makes_a_lost_contract_a_point_worse_and_a_made_one_better() -> None:
    lost = sheet(Summary.of({**EXAMPLE, "players": 3, "contract": "prise", "points": 40.5}))
    made = sheet(Summary.of({**EXAMPLE, "players": 3, "contract": "prise", "points": 41.5}))
    assert (lost.scores, made.scores) == ((-52, 26, 26), (52, -26, -26))


def test_a_slam_that_was_announced_and_missed_costs_its_announcer_even_if_the_contract_is_lost() -> None:
    assert sheet(Summary.of({**EXAMPLE, "contract": "prise", "points": 30, "bouts": 0, "slam": "failed"})).scores == (
        -753,
        251,
        251,
        251,
    )


@given(summaries())
def test_scores_always_sum_to_zero_and_are_the_sum_of_the_lines(deal: Summary) -> None:
    found = sheet(deal)
    scores = found.scores
    assert scores is not None
    assert sum(scores) == 0
    unit = paid(deal)
    assert sum(line.value for line in found.lines) == 2 * unit
    assert {scores[seat] for seat in deal.defence} == {-unit}


@given(summaries())
def test_a_poignee_helps_whoever_wins_the_contract(deal: Summary) -> None:
    more = Summary(
        **{name: getattr(deal, name) for name in Summary.__slots__ if name != "poignees"},
        poignees=(*deal.poignees, "double"),
    )
    gained = paid(more) - paid(deal)
    assert gained == (30 if deal.count.made else -30)


@pytest.mark.parametrize(
    ("changed", "place"),
    [
        ({"players": 6}, "players"),
        ({"players": True}, "players"),
        ({"taker": 4}, "taker"),
        ({"taker": None}, "taker"),
        ({"contract": "gard"}, "contract"),
        ({"points": 91.5}, "points"),
        ({"points": 40.25}, "points"),
        ({"points": -1}, "points"),
        ({"points": float("nan")}, "points"),
        ({"points": "49"}, "points"),
        ({"bouts": 4}, "bouts"),
        ({"partner": 1}, "partner"),
        ({"players": 5, "partner": 0}, "partner"),
        ({"petit_au_bout": "taker"}, "petit_au_bout"),
        ({"poignees": "simple"}, "poignees"),
        ({"poignees": ["simple"] * 5}, "poignees"),
        ({"players": 5, "dead": 4, "poignees": ["simple"] * 5}, "poignees"),
        ({"poignees": ["simple", "big"]}, "poignees[1]"),
        ({"slam": "maybe"}, "slam"),
        ({"misere": [1, 1]}, "misere"),
        ({"misere": 1}, "misere"),
        ({"misere": [3], "players": 5, "dead": 3}, "misere"),
        ({"dead": 2}, "dead"),
        ({"players": 5, "dead": 0}, "dead"),
        ({"players": 5, "dead": 5}, "dead"),
        ({"stacks": [1, 2, 3]}, "stacks"),
        ({"stacks": [1, 2, 3, -4]}, "stacks[3]"),
        ({"bout": 2}, "bout"),
    ],
    ids=str,
)
def test_what_cannot_be_is_said_with_its_place(changed: dict[str, object], place: str) -> None:
    with pytest.raises(RecordError) as caught:
        Summary.of({**EXAMPLE, **changed})
    assert caught.value.place == place
    name, _, number = place.partition("[")
    wrong = {**EXAMPLE, **changed}[name]
    found = wrong[int(number[:-1])] if number and isinstance(wrong, list) else wrong
    assert caught.value.found is found or caught.value.found == found


@pytest.mark.parametrize(
    ("changed", "rules", "place"),
    [
        ({"contract": "pousse"}, {"pousse": True}, "contract"),
        ({"contract": "prise"}, {"no_prise": False}, ""),
        ({"misere": [1]}, {"misere": True}, "misere"),
        ({"slam": "petit-made", "points": 85}, {"petit_slam": True}, "slam"),
        ({"slam": "petit-failed"}, {"petit_slam": True}, "slam"),
    ],
    ids=str,
)
def test_what_a_table_does_not_play_is_refused_as_in_a_record(
    changed: dict[str, object], rules: dict[str, object], place: str
) -> None:
    assert settle({**EXAMPLE, **changed, "rules": rules}).scores
    if place:
        with pytest.raises(RecordError) as caught:
            settle({**EXAMPLE, **changed})
        assert caught.value.place == place
        assert "{" not in Words("fr").error(caught.value)


def test_where_garde_is_the_least_bid_no_prise_is_settled_and_a_dead_player_is_named() -> None:
    for rules, place in (({"no_prise": True}, "contract"), ({"dead_player": True}, "dead")):
        with pytest.raises(RecordError) as caught:
            settle({**EXAMPLE, "contract": "prise", "players": 5, "rules": rules})
        assert caught.value.place == place
