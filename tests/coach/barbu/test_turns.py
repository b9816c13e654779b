"""Turns of Barbu as the coach judges them: from what the player may know, and right where the answer is known."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from tests.coach.barbu.deals import cards_played, random_deals
from tutor import barbu
from tutor.barbu.advice.endings import solve
from tutor.barbu.bets import NO_BETS
from tutor.barbu.layout import Layout
from tutor.coach.barbu.ending import Search
from tutor.coach.barbu.laying import Turn as LayingTurn
from tutor.coach.barbu.rows import Moment
from tutor.coach.barbu.rows import Search as RowSearch
from tutor.coach.barbu.terms import weights
from tutor.coach.barbu.tricks import Turn
from tutor.coach.coaches import judging, strong
from tutor.core.cards import Card
from tutor.core.record import Record
from tutor.games import record_of


def lived(seed: int, call: str | None = None) -> tuple[Record, list[Any]]:
    """A deal of the tutor's players, of this contract if need be, and its positions."""
    record = barbu.Match(seed=seed).record()
    passed: list[Any] = [barbu.position(record)]
    moves = []
    while (at := passed[-1]).turn is not None:
        moves.append(call if call and at.phase == "call" else barbu.choose(at))
        passed.append(barbu.onwards(at.after(at.read(moves[-1], "here"))))
    return replace(record, moves=tuple(moves)), passed


@pytest.mark.parametrize("call", ["no-queens", "trumps S", "domino 8"])
def test_what_the_player_cannot_know_changes_nothing(call: str) -> None:
    record, passed = lived(2, call)
    turns = [number for number, at in enumerate(passed) if at.turn is not None and len(at.obligation().legal()) > 1]
    for number in random.Random(1).sample(turns, 6):
        seen = tuple(hand if seat == passed[number].turn else None for seat, hand in enumerate(record.hands))
        hidden = replace(record, hands=seen, moves=record.moves[:number])
        told = judging("barbu", passed[: number + 1], worlds=6)
        guessed = judging("barbu", barbu.positions(hidden), worlds=6)
        assert told
        assert guessed
        assert told.verdict == guessed.verdict, (number, passed[number].phase)
        move = strong("barbu", passed[: number + 1], worlds=6)
        assert passed[number].read(move, "here") in passed[number].obligation()


def test_every_world_holds_what_is_proved() -> None:
    for passed in random_deals(27):
        for at, _ in [*cards_played(passed)][::7]:
            asked = Turn(at)
            world = next(asked.worlds(random.Random(1), read=False))
            for seat, hand in enumerate(asked.line(world).hands):
                assert hand.bit_count() == len(at.hands[seat] or ()), seat
                assert not hand & at.played.bits
    _, passed = lived(3, "domino 4")
    for number, at in enumerate(passed):
        if isinstance(at, Layout) and at.turn is not None:
            (world, *_) = next(LayingTurn(passed[: number + 1]).worlds(random.Random(1), read=False))
            for before in passed[:number]:
                if isinstance(before, Layout) and barbu.choose(before) == "pass" and before.turn != at.turn:
                    assert not world.get(before.turn, 0) & before.fitting.bits


def test_the_last_tricks_are_those_of_a_search_by_the_engine() -> None:
    tried = 0
    for passed in random_deals(60):
        plays = [at for at, _ in cards_played(passed) if len(at.taken) >= at.size - 3 and not at.trick.cards]
        for at in plays[:1]:
            if at.contract.by_suit:
                continue  # of which the engine's search knows nothing
            asked = Turn(at)
            line = asked.line({seat: hand.bits for seat, hand in enumerate(at.hands) if hand})
            search = Search(line, weights(NO_BETS, len(at.hands)), asked.seat)
            for card, outcome in solve(at).items():
                found = search.solved(line.with_card(at.pack.cards.index(card)))
                assert [one - so_far for one, so_far in zip(found, line.scores, strict=True)] == [*outcome.scores]
            tried += 1
    assert tried > 20


def test_the_last_cards_of_domino_are_those_of_a_search_by_the_engine() -> None:
    for seed, call in enumerate(("domino 8", "domino 2", "domino K")):
        _, passed = lived(seed, call)
        number, at = next((number, at) for number, at in enumerate(passed) if sum(getattr(at, "left", (99,))) <= 9)
        asked = LayingTurn(passed[: number + 1])
        of = asked.rows
        moment = Moment(tuple(of.of(hand.bits) for hand in at.hands), at.turn, of.of(at.fitting.bits), at.out)
        search = RowSearch(of, at.options.table.domino, weights(NO_BETS, 4), asked.seat)
        for card, outcome in solve(at).items():
            if isinstance(card, Card):
                scores = [*search.scores(search.solved(moment.with_card(of.of(card.bit).bit_length() - 1, of)))]
                before = [at.options.table.domino[at.out.index(seat)] if seat in at.out else 0 for seat in range(4)]
                assert [one - other for one, other in zip(scores, before, strict=True)] == [*outcome.scores], card


def of_play(contract: str, hand: str, moves: str, leader: int) -> dict[str, object]:
    """A record in which seat 0 is to play, and knows nobody else's cards."""
    start = {"phase": "play", "contract": contract, "leader": leader}
    return {"game": "barbu", "hands": {"0": hand.split()}, "from": start, "moves": moves.split()}


KNOWN = (
    # Who cannot follow gives away what costs.
    (of_play("no-hearts", "HA S3 S4 S5", "C9", 3), "HA"),
    (of_play("no-queens", "SQ S3 D4 D5", "C9 CA", 2), "SQ"),
    (of_play("barbu", "HK H3 S4 S5", "C9", 3), "HK"),
    # The last player ducks, and keeps a lower card for the next trick.
    (of_play("no-tricks", "S9 S2 D2 D3", "S6 S5 S10", 1), "S9"),
    # The last player takes a trick that costs nothing yet, to lead low afterwards.
    (of_play("no-last-two", "SA S2 D2", "S6 S5 S10", 1), "SA"),
    # A sure trick is taken before somebody ruffs.
    (of_play("trumps H", "SA S2 D3 D4", "S6 S5 S10", 1), "SA"),
)


@pytest.mark.parametrize(("data", "best"), KNOWN)
def test_where_the_answer_is_known_the_coach_finds_it(data: dict[str, object], best: str) -> None:
    looked = judging("barbu", barbu.positions(record_of(data)))
    assert looked
    assert looked.verdict.best == best, looked.verdict
    assert looked.verdict.kind != "equal"


def test_a_perfect_hand_doubles_and_calls() -> None:
    low = "S2 S3 S4 S5 H2 H3 H4 D2 D3 D4 C2 C3 C4"
    high = "SA SK SQ SJ S10 S9 S8 S7 HA DA CA HK DK"
    said = {"game": "barbu", "dealer": 1, "hands": {"0": low.split()}, "moves": ["no-tricks", "pass", "pass"]}
    looked = judging("barbu", barbu.positions(record_of(said)), worlds=30)
    assert looked
    assert looked.verdict.best == "double max"
    history = {"called": ["no-hearts", "no-queens", "barbu", "no-last-two", "domino"], "doubled": {}}
    called = {"game": "barbu", "dealer": 0, "hands": {"0": high.split()}, "history": history}
    looked = judging("barbu", barbu.positions(record_of(called)), worlds=30)
    assert looked
    assert (looked.verdict.kind, looked.verdict.best) == ("clear", "trumps S")
