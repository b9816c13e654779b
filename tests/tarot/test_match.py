"""A match: the same deals for the same seed, everybody deals in turn, and the scores sum to zero."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor import tarot
from tutor.errors import RecordError
from tutor.tarot.auction import ALL_PASS
from tutor.tarot.match import Match

FAST = settings(deadline=None, max_examples=20)
GARDE = {"players": 4, "taker": 0, "contract": "garde", "points": 49, "bouts": 2}


def played(match: Match) -> Match:
    """The match after its next deal, which the tutor's players play among themselves."""
    at: Any = tarot.position(match.record())
    while at.turn is not None:
        at = tarot.onwards(at.after(at.read(tarot.choose(at), "here")))
    return match.closed(at)


@given(st.sampled_from((3, 4, 5)), st.integers(1, 9999), st.sampled_from(({}, {"profile": "seed"})))
@FAST
def test_the_scores_of_a_match_sum_to_zero_and_it_is_found_again(
    players: int, seed: int, rules: dict[str, object]
) -> None:
    match = played(played(Match(players, seed, rules)))
    assert sum(match.totals) == 0
    assert match.totals == tuple(map(sum, zip(*match.scores, strict=True)))
    assert Match.of(json.loads(json.dumps(match.to_json()))) == match


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_deal_has_other_cards_and_the_next_dealer(players: int) -> None:
    passed = [{"ended": ALL_PASS.id}] * players
    matches = [Match.of({"players": players, "seed": 1, "deals": passed[:number]}) for number in range(players + 1)]
    dealers = [match.dealer for match in matches]
    assert [(dealer - dealers[0]) % players for dealer in dealers] == [*range(players), 0]
    assert [match.record().dealer for match in matches] == dealers
    assert len({match.record().hands for match in matches}) == players + 1


def test_another_seed_is_another_match() -> None:
    assert Match(4, 1).record() != Match(4, 2).record()


def test_a_deal_that_everybody_passes_brings_nothing_and_counts_as_a_deal() -> None:
    match = Match.of({"players": 4, "seed": 1, "deals": [GARDE, {"ended": "T-BID-ALL-PASS"}]})
    assert match.scores == ((198, -66, -66, -66), (0, 0, 0, 0))
    assert (match.number, match.totals) == (3, (198, -66, -66, -66))


def test_the_house_rules_of_the_table_decide_what_a_deal_is_worth() -> None:
    deals = {"players": 4, "seed": 1, "deals": [{**GARDE, "poignees": ["triple"]}]}
    assert Match.of(deals).totals[1] == -106
    assert Match.of({**deals, "rules": {"profile": "seed"}}).totals[1] == -126


def test_a_deal_that_is_not_over_closes_nothing() -> None:
    match = Match(4, 1)
    with pytest.raises(RecordError):
        match.closed(tarot.position(match.record()))


@pytest.mark.parametrize(
    ("changed", "place"),
    [
        ({"players": 6}, "players"),
        ({"seed": "1"}, "seed"),
        ({"rules": []}, "rules"),
        ({"rules": {"profile": "x"}}, "rules.profile"),
        ({"deals": {}}, "deals"),
        ({"deals": [7]}, "deals[0]"),
        ({"deals": [GARDE, {**GARDE, "points": 95}]}, "deals[1].points"),
        ({"deals": [{**GARDE, "players": 3}]}, "deals[0].players"),
        ({"deals": [{"ended": "T-BID-ORDER"}]}, "deals[0].ended"),
        ({"deals": [{"ended": ["T-BID-ALL-PASS"]}]}, "deals[0].ended"),
    ],
    ids=str,
)
def test_what_is_wrong_with_a_match_is_said_with_its_place(changed: dict[str, object], place: str) -> None:
    with pytest.raises(RecordError) as caught:
        Match.of({"players": 4, "seed": 1, **changed})
    assert caught.value.place == place
