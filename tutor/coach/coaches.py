"""The coaches of the games, the verdict on a turn, and the strong player, who goes by it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tutor.coach.judging import WORLDS, Judging, Turn
from tutor.coach.verdict import Verdict
from tutor.coach.worlds import NoWorldError
from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.games import GAMES

SOMEBODYS_TURN = N_("a deal in which somebody is to move")
NO_WORLD = N_("a deal with other hands that are possible")


def _tarot(passed: Sequence[Any]) -> Turn[Any] | None:
    from tutor.coach import tarot

    return tarot.turn(passed)


def _barbu(passed: Sequence[Any]) -> Turn[Any] | None:
    from tutor.coach import barbu

    return barbu.turn(passed)


#: By game, what finds the turn at the last of the positions that a deal has passed; it is loaded when somebody asks.
TURNS: Mapping[str, Callable[[Sequence[Any]], Turn[Any] | None]] = {"tarot": _tarot, "barbu": _barbu}


def coaches(game: str) -> bool:
    """Whether there is a coach for a game."""
    return game in TURNS


def judging(game: str, passed: Sequence[Any], worlds: int = WORLDS, seed: int = 0) -> Judging[Any] | None:
    """What the moves of the turn bring to which a deal has come; ``None`` where the coach has nothing to say.

    Raise ``RecordError`` if the hand of the player to move is not known, and ``NoWorldError`` if no others fit it.
    """
    turn = TURNS[game](passed) if game in TURNS and passed[-1].turn is not None else None
    return None if turn is None else Judging(turn, worlds, seed)


def strong(game: str, passed: Sequence[Any], worlds: int = WORLDS, seed: int = 0) -> str:
    """The move of the strong player, as records write it: the usual one, unless another is clearly better.

    Raise ``RecordError`` as ``judging`` does.
    """
    usual = GAMES[game].choose(passed[-1])
    try:
        looked = judging(game, passed, worlds, seed)
        return usual if looked is None else looked.clearly_better(usual)
    except NoWorldError:
        return usual


def verdict(record: Record, worlds: int = WORLDS) -> Verdict | None:
    """The verdict on the turn that a record has reached; ``None`` where the coach has nothing to say.

    Raise ``RecordError``, also if nobody is to move.
    """
    passed = GAMES[record.game].positions(record)
    if passed[-1].turn is None:
        raise RecordError("moves", len(record.moves), SOMEBODYS_TURN)
    try:
        looked = judging(record.game, passed, worlds)
    except NoWorldError as error:
        raise RecordError("hands", None, NO_WORLD) from error
    return None if looked is None else looked.verdict
