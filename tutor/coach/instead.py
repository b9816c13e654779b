"""A finished deal once more with a strong player in one seat: where it goes another way, and how it ends then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tutor.coach.coaches import judging
from tutor.coach.judging import WORLDS
from tutor.coach.worlds import NoWorldError
from tutor.games import GAMES


class Instead(NamedTuple):
    """A deal as it would have gone: the ``scores`` of all seats, and the move with which it parts from what was played.

    ``number`` is that of the move in the deal, the first being 0, and ``chosen`` what the strong player does there.
    Both are ``None`` if that player would have done all as it was done.
    """

    number: int | None
    chosen: str | None
    scores: tuple[int, ...]


def instead(game: str, passed: Sequence[Any], moves: Sequence[str], seat: int, worlds: int = WORLDS) -> Instead | None:
    """Play a finished deal again with a strong player in a seat; ``None`` if nobody knows its score.

    ``moves`` lead from each of the positions ``passed`` to the next, and all hands are known in them.  Until the deal
    goes another way the others do what they did, and from there on what the tutor's players would do.
    """
    if GAMES[game].result(passed[-1]).scores is None:
        return None
    number, chosen, lived = None, None, [passed[0]]
    while (at := lived[-1]).turn is not None:
        place = len(lived) - 1
        played = moves[place] if number is None else None
        move = _strong(game, lived, played, worlds) if at.turn == seat else played or GAMES[game].choose(at)
        if played is not None and move != played:
            number, chosen = place, move
        same = number is None
        lived.append(passed[place + 1] if same else GAMES[game].onwards(at.after(at.read(move, "moves"))))
    scores = GAMES[game].result(lived[-1]).scores
    return None if scores is None else Instead(number, chosen, tuple(scores))


def _strong(game: str, lived: Sequence[Any], played: str | None, worlds: int) -> str:
    """The move of the strong player: the one that was ``played``, if that comes to the same or nobody judges it."""
    try:
        looked = judging(game, lived, worlds)
    except NoWorldError:
        looked = None
    usual = GAMES[game].choose(lived[-1])
    if looked is None or not looked.knows(usual):
        return played or usual
    move = looked.clearly_better(usual)
    same = played is not None and looked.knows(played) and looked.first(played) == looked.first(move)
    return played if same and played is not None else move
