"""The last cards of a contract, solved: known ends by hand, and every end by a second solver in lists of codes."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.teach.judges.puzzle import in_domino, in_tricks
from tutor import barbu
from tutor.barbu.advice import choose
from tutor.barbu.advice.endings import Late, Move, Outcome, solve
from tutor.barbu.layout import Layout
from tutor.barbu.play import Play
from tutor.core.cards import BARBU
from tutor.core.errors import RecordError
from tutor.core.record import Record
from tutor.teach.barbu.plays import dealt, lived

CALLS = ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two", "trumps H")


def end_of(call: str, *hands: str, moves: str = "", leader: int = 0) -> Late:
    """The end of a contract, from the hands, seat by seat."""
    start = {"phase": "play", "contract": call, "leader": leader}
    record = Record("barbu", 4, tuple(map(BARBU.read, hands)), leader, start=start, moves=tuple(moves.split()))
    at = barbu.position(record)
    assert isinstance(at, Play | Layout)
    return at


def scored(found: dict[Move, Outcome]) -> dict[str, tuple[int, ...]]:
    """What everybody scores after each move, by its code."""
    return {str(move): outcome.scores for move, outcome in found.items()}


def test_who_gets_out_with_the_low_card_first_takes_no_trick() -> None:
    """With the ace first you win both tricks; under the six the others must go higher."""
    found = solve(end_of("no-tricks", "SA C6", "HA CQ", "DA C9", "C4 C10"))
    assert scored(found) == {"SA": (-4, 0, 0, 0), "C6": (0, -4, 0, 0)}


def test_the_king_of_hearts_is_thrown_away_while_one_can() -> None:
    """Void in clubs, one gives it to the player who wins them; the deal is over, so no more moves are told."""
    found = solve(end_of("barbu", "H4 S2", "C9 D7", "HK D5", "C3 D9", moves="C9", leader=1))
    assert [str(move) for move in found] == ["HK", "D5"]
    assert found[BARBU["HK"]] == Outcome((0, -20, 0, 0), (BARBU["HK"], BARBU["C3"], BARBU["H4"]))


def test_a_trick_before_the_last_two_is_won_with_the_ace_that_would_win_a_dear_one() -> None:
    """The ace first costs nothing, and low cards are left; the two others keep the ace for the last trick."""
    found = solve(end_of("no-last-two", "SA D2 C3", "SQ D5 D6", "SJ D7 C9", "S10 C8 C10"))
    assert {card: scores[0] for card, scores in scored(found).items()} == {"SA": 0, "D2": -20, "C3": -20}


def test_what_is_all_the_same_to_another_player_is_played_against_the_one_who_asks() -> None:
    """Seat 3 pays nothing in either way, and gives the queen to seat 0 rather than to seat 1; others might not."""
    at = end_of("no-queens", "D8 C3", "D2 C5", "D3 C4", "SQ H2")
    assert scored(solve(at))["D8"] == (-6, 0, 0, 0)
    assert scored(solve(at, lambda at: min(map(str, at.obligation().legal()))))["D8"] == (0, -6, 0, 0)


def test_in_domino_one_opens_the_own_way_and_keeps_back_what_another_waits_for() -> None:
    """Behind the queen of hearts comes the ace; behind the three of spades only the two of seat 1, who then is last."""
    hands = tuple(map(BARBU.read, ("S3 HQ HA", "S2 DA", "HK C2", "D2 CA")))
    lying = [card.code for card in BARBU.cards if not any(card in hand for hand in hands)]
    start = {"phase": "play", "contract": "domino 7", "leader": 0, "lying": lying}
    at = barbu.position(Record("barbu", 4, hands, 0, start=start))
    assert isinstance(at, Layout)
    assert scored(solve(at)) == {"S3": (-5, 45, 20, 5), "HQ": (5, -5, 45, 20)}


def test_hidden_hands_cannot_be_solved() -> None:
    at = end_of("no-tricks", "SA C6", "HA CQ", "DA C9", "C4 C10")
    assert isinstance(at, Play)
    hidden = Play(at.contract, at.options, at.size, (None, *at.hands[1:]), at.trick, 0, at.excluded, at.gone)
    with pytest.raises(RecordError):
        solve(hidden)


def naive_hands(at: Late) -> tuple[frozenset[str], ...]:
    """The hands as codes."""
    return tuple(frozenset(card.code for card in hand or ()) for hand in at.hands)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(CALLS), st.integers(2, 4), st.integers())
def test_a_second_solver_finds_the_same_scores_for_everybody(call: str, left: int, seed: int) -> None:
    """It leaves out only one of two cards that come to the same; the learner, who is to move, sits in seat 0."""
    at = late(call, left, seed)
    if isinstance(at, Play):
        trick = tuple(card.code for card in at.trick.cards)
        assert scored(solve(at)) == in_tricks(call, naive_hands(at), at.trick.leader, trick)


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), st.integers())
def test_domino_is_solved_alike(left: int, seed: int) -> None:
    at = late("domino 8", left, seed)
    if isinstance(at, Layout):
        lying = frozenset(card.code for card in at.lying)
        assert scored(solve(at)) == in_domino("8", naive_hands(at), 0, lying)


@settings(max_examples=40, deadline=None)
@given(st.sampled_from((*CALLS, "domino 8")), st.integers(2, 4), st.integers())
def test_the_moves_of_an_outcome_lead_to_the_scores_that_it_tells(call: str, left: int, seed: int) -> None:
    """All of them are allowed, and with the tutor's players it is they who have made those of the others."""
    begun = late(call, left, seed)
    if begun is None:
        return
    for others in (None, choose):
        for outcome in solve(begun, others).values():
            at = begun
            for move in outcome.moves:
                assert others is None or at.turn == 0 or str(move) == others(at)
                at = at.after(move)  # type: ignore[arg-type]
            while at.turn is not None:  # nothing that is left counts
                at = at.after(at.obligation().legal()[0])  # type: ignore[arg-type]
            assert outcome.scores == tuple(now - then for now, then in zip(total(at), total(begun), strict=True))


def total(at: Late) -> tuple[int, ...]:
    """The points that everybody has by now."""
    if isinstance(at, Layout):
        return tuple(at.options.table.domino[at.out.index(seat)] if seat in at.out else 0 for seat in range(4))
    if at.contract.name == "no-last-two" and at.turn is not None:
        return (0, 0, 0, 0)
    return tuple(sum(line.value for line in at.base if line.reason.facts["by"] == seat) for seat in range(4))


def late(call: str, left: int, seed: int) -> Late | None:
    """A moment late in a deal by seed, if there is one: the player in seat 0 is to move, with so many cards."""
    rng = random.Random(seed)
    for at, _ in lived(dealt(call, rng), rng):
        if (
            isinstance(at, Play | Layout)
            and len(at.hand) == left
            and not (isinstance(at, Layout) and sum(at.left) > 16)
        ):
            return at
    return None
