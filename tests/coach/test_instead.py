"""A deal once more with a strong player in one seat."""

from __future__ import annotations

from typing import Any

import pytest

from tutor import barbu, tarot
from tutor.coach.coaches import strong
from tutor.coach.instead import instead
from tutor.games import GAMES

#: Few worlds are enough to see where a deal parts.
WORLDS = 20


def played(game: str, seed: int, seat: int | None) -> tuple[list[Any], list[str]]:
    """The positions and moves of a deal of the tutor's players, with a strong one in a seat."""
    match = tarot.Match(4, seed) if game == "tarot" else barbu.Match(seed=seed)
    passed, moves = [GAMES[game].positions(match.record())[0]], list[str]()
    while (at := passed[-1]).turn is not None:
        move = strong(game, passed, WORLDS) if at.turn == seat else GAMES[game].choose(at)
        moves.append(move)
        passed.append(GAMES[game].onwards(at.after(at.read(move, "moves"))))
    return passed, moves


@pytest.mark.parametrize(("game", "seed"), [("tarot", 39), ("tarot", 5), ("barbu", 6)])
def test_it_parts_where_the_strong_player_does_something_else_and_ends_as_that_deal_does(game: str, seed: int) -> None:
    (passed, moves), (others, chosen) = played(game, seed, None), played(game, seed, 0)
    found = instead(game, passed, moves, 0, WORLDS)
    assert found is not None
    assert found.scores == tuple(GAMES[game].result(others[-1]).scores or ())
    parted = [number for number, both in enumerate(zip(moves, chosen, strict=False)) if both[0] != both[1]]
    assert found.number == (parted[0] if parted else None)
    assert found.chosen == (chosen[parted[0]] if parted else None)


def test_who_has_played_like_the_tutor_is_told_so() -> None:
    passed, moves = played("tarot", 39, 0)
    found = instead("tarot", passed, moves, 0, WORLDS)
    assert found == (None, None, tuple(tarot.result(passed[-1]).scores or ()))
