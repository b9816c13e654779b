"""Turns as the coach judges them: from what the player may know, certain or silent, and right where all is sure."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from tests.coach.deals import random_deals, turns
from tutor import tarot
from tutor.coach.coaches import judging, strong
from tutor.coach.review import reviewed
from tutor.coach.tarot.playing import PlayTurn
from tutor.core.cards import TAROT, Cards
from tutor.core.record import Record
from tutor.games import record_of
from tutor.tarot.advice.told import Told, gone_before, told
from tutor.tarot.match import Match
from tutor.tarot.play import Play


def lived(seed: int, players: int = 4) -> tuple[Record, list[Any]]:
    """A deal of the tutor's players, and its positions."""
    record = Match(players, seed).record()
    passed: list[Any] = [tarot.position(record)]
    moves = []
    while passed[-1].turn is not None:
        moves.append(tarot.choose(passed[-1]))
        passed.append(tarot.onwards(passed[-1].after(passed[-1].read(moves[-1], "here"))))
    return replace(record, moves=tuple(moves)), passed


def played(players: int = 4) -> tuple[Record, list[Any]]:
    """The first such deal that is played."""
    return next(deal for deal in (lived(seed, players) for seed in range(1, 100)) if isinstance(deal[1][-1], Play))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_the_player_cannot_know_changes_nothing(players: int) -> None:
    record, passed = played(players)
    rng = random.Random(players)
    for number in rng.sample(range(len(passed) - 1), 6):
        at = passed[number]
        mine = at.turn
        hidden = replace(
            record,
            hands=tuple(hand if seat == mine else None for seat, hand in enumerate(record.hands)),
            dog=record.dog if getattr(at, "phase", "") in {"dog", "slam", "play"} else None,
            moves=tuple(
                "discard ?" if move.startswith("discard") and before.turn != mine else move
                for move, before in zip(record.moves[:number], passed, strict=False)
            ),
        )
        told = judging("tarot", passed[: number + 1], worlds=8)
        guessed = judging("tarot", tarot.positions(hidden), worlds=8)
        assert (told and told.verdict) == (guessed and guessed.verdict), (number, at.phase)


def test_every_world_holds_what_is_proved() -> None:
    for passed in random_deals(12):
        for number, at in [*turns(passed)][::9]:
            turn = PlayTurn(passed[: number + 1])
            rng = random.Random(1)
            for read in (True, False):
                world = next(iter(turn.worlds(rng, read=read)))
                line = turn.line(world)
                assert sum(hand.bit_count() for hand in line.hands) == sum(len(hand or ()) for hand in at.hands)
                for seat, hand in enumerate(line.hands):
                    assert not hand & at.excluded_from(seat).bits & ~turn.hand
                    assert hand.bit_count() == len(at.hands[seat] or ())


def test_a_verdict_is_the_same_again_and_the_strong_player_keeps_to_the_rules() -> None:
    record, passed = played()
    number = next(number for number, at in enumerate(passed) if at.phase == "play")
    first = judging("tarot", passed[: number + 1], worlds=10)
    again = judging("tarot", passed[: number + 1], worlds=10)
    assert first
    assert again
    assert first.verdict == again.verdict
    at = passed[number]
    assert at.read(strong("tarot", passed[: number + 1], worlds=10), "here") in at.obligation()
    assert record.moves


def test_what_partners_cards_have_promised_is_kept_in_most_worlds() -> None:
    for seed in range(1, 60):
        _, passed = lived(seed)
        plays = [number for number, at in enumerate(passed) if isinstance(at, Play) and at.turn is not None]
        for number in plays[20:40:5]:
            turn = PlayTurn(passed[: number + 1])
            heard = [one for one in told(turn.play.seen_by(None)) if one.signal.claim and one.seat != turn.seat]
            if len(heard) != 1:
                continue
            believed, plain = (kept(turn, heard[0], read=read) for read in (True, False))
            if 6 < plain < 40:
                assert believed > plain + 5
                return
    pytest.fail("nobody has promised anything")


def kept(turn: PlayTurn, one: Told, *, read: bool) -> int:
    """The number of 60 worlds in which a promise is kept."""
    claim, gone = one.signal.claim, gone_before(one).bits
    worlds = islice(turn.worlds(random.Random(1), read=read), 60)
    return sum(claim is not None and claim.kept(Cards(TAROT, world[one.seat] & ~gone)) for world in worlds)


def test_what_somebody_else_has_played_for_a_player_is_not_reviewed() -> None:
    for seed in range(1, 40):
        record, passed = lived(seed)
        found = isinstance(passed[-1], Play) and reviewed("tarot", passed, record.moves, passed[-1].taker, worlds=8)
        if found and found.turns and found.turns[-1].number > 12:
            last = found.turns[-1].number
            less = reviewed("tarot", passed, record.moves, found.seat, before=last, worlds=8)
            assert less
            assert less.turns == found.turns[:-1]
            return
    pytest.fail("nobody has played a card that was clearly wrong")


#: Three tricks are left, the taker leads and holds the two highest trumps, and the king of a suit that nobody ruffs
#: once the trumps are drawn.
DRAW_TRUMPS = {
    "game": "tarot",
    "hands": {"0": ["T21", "T20", "SK"], "1": ["T2", "S1", "S2"], "2": ["S3", "S4", "S5"], "3": ["T3", "H2", "H3"]},
    "dog": ["D1", "D2", "D3", "D4", "D5", "D6"],
    "from": {"phase": "play", "taker": 0, "contract": "garde-sans", "leader": 0},
}


def test_where_the_last_tricks_are_sure_the_coach_is_clear() -> None:
    looked = judging("tarot", tarot.positions(record_of(DRAW_TRUMPS)), worlds=40)
    assert looked
    verdict = looked.verdict
    assert verdict.best in {"T20", "T21"}
    assert verdict.choices[-1].move == "SK"


def test_with_a_single_world_there_is_a_single_look() -> None:
    record = record_of(
        {
            "game": "tarot",
            "players": 4,
            "hands": {"0": ["T21", "SK"]},
            "from": {"phase": "play", "taker": 0, "contract": "garde", "leader": 0},
        }
    )
    looked = judging("tarot", tarot.positions(record), worlds=9)
    assert looked
    assert looked.verdict.worlds == 9  # nobody knows where the other 76 cards are
    assert TAROT["T21"].code == looked.verdict.best
