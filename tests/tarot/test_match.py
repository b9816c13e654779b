"""A match: the same deals for the same seed, everybody deals in turn, and the scores sum to zero."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor import tarot
from tutor.core.cards import TAROT
from tutor.core.errors import RecordError
from tutor.core.match import corrected
from tutor.tarot.auction import ALL_PASS
from tutor.tarot.cut import LEAST, collect
from tutor.tarot.match import Match
from tutor.tarot.play import Play
from tutor.tarot.score.count import piles

FAST = settings(max_examples=20)
SOFT: dict[str, object] = {"shuffle": "soft"}
DEAD: dict[str, object] = {"dead_player": True}
#: A table of five at which seat 1 deals, and so is dead.
OF_FIVE: dict[str, object] = {"rules": DEAD, "players": 5, "dealer": 1}
VOID = {"ended": ALL_PASS.id}
GARDE = {"players": 4, "taker": 0, "contract": "garde", "points": 49, "bouts": 2}


def over(match: Match) -> Any:  # noqa: ANN401 - the end of a deal, played or not
    """The next deal at its end: the tutor's players play it among themselves."""
    at: Any = tarot.position(match.record())
    while at.turn is not None:
        at = tarot.onwards(at.after(at.read(tarot.choose(at), "here")))
    return at


def played(match: Match) -> Match:
    """The match after its next deal."""
    return match.closed(over(match))


def really_played(match: Match) -> tuple[Match, Play]:
    """The match after the next deal that is not passed or void, and the end of that deal."""
    at = over(match)
    while not isinstance(at, Play):
        match = match.closed(at)
        at = over(match)
    return match.closed(at), at


@given(st.sampled_from((3, 4, 5)), st.integers(1, 9999), st.sampled_from(({}, {"profile": "seed"}, SOFT)))
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


@pytest.mark.parametrize(("players", "packet"), [(3, 4), (4, 3), (5, 3)])
def test_at_a_table_that_does_not_shuffle_the_next_deal_comes_out_of_the_gathered_cards(
    players: int, packet: int
) -> None:
    match, end = really_played(Match(players, 3, SOFT))
    assert match.soft
    gathered = collect(*piles(end))
    record = match.record()
    hands, dog = [set(hand or ()) for hand in record.hands], set(record.dog or ())
    # Some cut explains the deal: from there on everybody has whole packets, but for the cards of the dog between.
    explained = []
    for cut in range(LEAST, len(TAROT) - LEAST + 1):
        pack = [card for card in (*gathered[cut:], *gathered[:cut]) if card not in dog]
        given = [pack[at : at + packet] for at in range(0, len(pack), packet)]
        assert record.dealer is not None
        seats = [(record.dealer + 1 + number) % players for number in range(len(given))]
        if all(set(cards) <= hands[seat] for cards, seat in zip(given, seats, strict=True)):
            explained.append(cut)
    assert explained
    assert record == Match.of(json.loads(json.dumps(match.to_json()))).record()
    assert record.hands != Match(players, 3, deals=match.deals).record().hands


def test_cards_that_nobody_has_played_are_gathered_too() -> None:
    """After a deal that everybody passes the hands lie one upon the other, each as its holder sorted it."""
    first = Match.of({"players": 4, "seed": 1, "rules": SOFT})
    passed = Match.of({**first.to_json(), "deals": [VOID]})
    before, after = first.record(), passed.record()
    assert after.hands != before.hands
    # Three neighbours of one hand come to one player again, unless the cut or the dog parts them.
    hands = [set(hand or ()) for hand in after.hands]
    together = 0
    for hand in before.hands:
        cards = list(hand or ())
        together += sum(any(set(cards[at : at + 3]) <= new for new in hands) for at in range(len(cards) - 2))
    assert together >= 20
    again = Match.of({**first.to_json(), "deals": [VOID, VOID]})
    assert again.record().hands not in (before.hands, after.hands)


def test_a_deal_that_is_passed_after_one_that_was_played_leaves_its_cards_to_the_next() -> None:
    match, _ = really_played(Match(4, 3, SOFT))
    passed = Match.of({**match.to_json(), "deals": [*match.to_json()["deals"], VOID]})  # type: ignore[misc]
    assert passed.pack == match.pack
    assert passed.record().hands != match.record().hands
    assert passed.record() == Match.of(passed.to_json()).record()


def test_without_its_pack_a_match_that_does_not_shuffle_is_scored_but_not_dealt() -> None:
    match = Match.of({"players": 4, "seed": 1, "rules": SOFT, "deals": [GARDE]})
    assert match.totals == (198, -66, -66, -66)
    with pytest.raises(RecordError) as caught:
        match.record()
    assert caught.value.place == "pack"


@given(st.integers(1, 9999), st.sampled_from((DEAD, {**DEAD, **SOFT})))
@FAST
def test_with_a_dead_player_four_of_five_play_and_the_dealer_sits_out(seed: int, rules: dict[str, object]) -> None:
    match = Match(5, seed, rules)
    for number in range(1, 6):
        record = match.record()
        assert (record.players, len(record.hands), match.sitting_out(number)) == (4, 4, match.dealer)
        # The player on the dead player's right speaks first.
        at: Any = tarot.position(record)
        dead = match.dealer
        if at.turn is not None:
            assert at.turn + (at.turn >= dead) == (dead + 1) % 5
        match = played(match)
        assert match.scores[-1][dead] == 0
        assert sum(match.scores[-1]) == 0
    assert {match.sitting_out(number) for number in range(1, 6)} == set(range(5))
    assert Match.of(json.loads(json.dumps(match.to_json()))) == match


def test_the_taker_of_a_deal_with_a_dead_player_is_found_at_their_place_of_the_table() -> None:
    match, end = really_played(Match(5, 7, DEAD))
    dead = match.sitting_out(len(match.deals))
    assert dead is not None
    own = tarot.result(end).scores or ()
    assert match.scores[-1] == (*own[:dead], 0, *own[dead:])


def test_a_match_kept_by_hand_needs_no_seed_and_says_of_the_dead_player_nothing() -> None:
    deals = [{"taker": 1, "contract": "garde", "points": 49, "bouts": 2}, VOID]
    match = Match.of({"players": 5, "dealer": 4, "rules": DEAD, "deals": deals})
    assert match.totals == (-66, 198, -66, -66, 0)
    assert (match.dealer, match.sitting_out(2), match.sitting_out(3)) == (1, 0, 1)
    with pytest.raises(RecordError) as caught:
        match.record()
    assert caught.value.place == "seed"


def test_a_seed_that_is_too_large_to_be_written_is_refused() -> None:
    with pytest.raises(RecordError, match="seed: found …"):
        Match.of({"seed": 10**5000, "deals": []})


def test_a_deal_of_three_is_none_where_one_of_five_or_six_sits_out() -> None:
    with pytest.raises(RecordError) as caught:
        tarot.position(replace(Match(3, 1).record(), rules=DEAD))
    assert caught.value.place == "players"


def test_an_earlier_deal_is_put_right_and_the_match_scored_again() -> None:
    data = {"dealer": 3, "deals": [GARDE, VOID, GARDE]}
    match = Match.of(data)
    assert match.running == ((198, -66, -66, -66), (198, -66, -66, -66), (396, -132, -132, -132))
    right = Match.of(corrected(data, 1, {**GARDE, "points": 40}))
    assert right.running[-1] == (198 - 3 * 52, -66 + 52, -66 + 52, -66 + 52)
    assert [place.seat for place in right.ranking] == [0, 1, 2, 3]
    with pytest.raises(RecordError) as caught:
        corrected(data, 4, GARDE)
    assert caught.value.place == "number"
    with pytest.raises(RecordError) as caught:
        corrected({"dealer": 3, "deals": []}, 1, GARDE)
    assert caught.value.place == "deals"


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
        ({"game": "barbu"}, "game"),
        ({"name": "ours"}, "name"),
        ({"dealer": 4}, "dealer"),
        ({"seed": None}, "dealer"),
        ({"seed": "1"}, "seed"),
        ({"rules": []}, "rules"),
        ({"rules": {"profile": "x"}}, "rules.profile"),
        ({"deals": {}}, "deals"),
        ({"deals": [7]}, "deals[0]"),
        ({"deals": [GARDE, {**GARDE, "points": 95}]}, "deals[1].points"),
        ({"deals": [{**GARDE, "players": 3}]}, "deals[0].players"),
        ({"deals": [{**GARDE, "stacks": [9, 9, 9, 9]}]}, "deals[0].stacks"),
        ({"pack": [card.code for card in TAROT.cards]}, "pack"),
        ({"pack": ["H1"], "rules": SOFT}, "pack"),
        ({"rules": DEAD}, "players"),
        ({**OF_FIVE, "deals": [{**GARDE, "players": 5, "dead": 2}]}, "deals[0].dead"),
        ({**OF_FIVE, "deals": [{**GARDE, "players": 5, "taker": 1}]}, "deals[0].taker"),
        ({**OF_FIVE, "deals": [{**GARDE, "players": 5, "partner": 1}]}, "deals[0].partner"),
        ({"deals": [{"ended": "T-BID-ORDER"}]}, "deals[0].ended"),
        ({"deals": [{"ended": ["T-BID-ALL-PASS"]}]}, "deals[0].ended"),
        ({"deals": [{"ended": "T-BID-ALL-PASS", "points": 3}]}, "deals[0].points"),
        ({"deals": [{"ended": "T-DEAL-HOUSE-MALDONNE"}]}, "deals[0].ended"),
        ({"deals": [{"ended": "T-DEAL-PETIT-SEC"}], "rules": {"petit_imprenable": True}}, "deals[0].ended"),
        ({"deals": [{**GARDE, "contract": "pousse"}]}, "deals[0].contract"),
        ({"deals": [{**GARDE, "slam": "petit-made"}]}, "deals[0].slam"),
    ],
    ids=str,
)
def test_what_is_wrong_with_a_match_is_said_with_its_place(changed: dict[str, object], place: str) -> None:
    with pytest.raises(RecordError) as caught:
        Match.of({"players": 4, "seed": 1, **changed})
    assert caught.value.place == place
