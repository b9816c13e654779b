"""Where a deal was decided: the turns at which another move was clearly better, and what remains, which is luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tutor.coach.coaches import judging
from tutor.coach.judging import WORLDS
from tutor.coach.verdict import Gap, average
from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.games import GAMES

A_DEAL_OVER = N_("a deal that is over")
#: The most turns of a deal that are told.
MOST_TURNS = 3

#: Hears how many turns of how many are looked at.
Progress = Callable[[int, int], None]


def _unheard(_done: int, _of: int) -> None:
    """Nobody hears how far it has come."""


class Turned(NamedTuple):
    """A turn at which another move was clearly ``better`` than the one ``played``, by so many points on average.

    ``number`` is that of the move in the deal, the first being 0, and ``phase`` the one in which it is made.
    """

    number: int
    played: str
    better: str
    cost: Gap
    phase: str


class Review(NamedTuple):
    """The deal of one ``seat``: what its cards were ``worth`` on average, what it ``made``, and what its play cost.

    ``worth`` is what the best move at its first turn brings on average, with the standard error of that; ``turns`` are
    all that were clearly wrong, in the order of play.
    """

    seat: int
    worth: Gap
    made: float
    turns: tuple[Turned, ...]

    @property
    def cost(self) -> Gap:
        """What the wrong turns cost together."""
        return Gap.sum(turn.cost for turn in self.turns)

    @property
    def luck(self) -> Gap:
        """What was neither in the cards at first nor in the play."""
        beside = Gap.sum((self.cost, self.worth))
        return Gap(self.made - self.worth.points + self.cost.points, beside.error)

    @property
    def told(self) -> tuple[Turned, ...]:
        """The turns that cost most, at most three, in the order of play."""
        dearest = sorted(self.turns, key=lambda turn: -turn.cost.points)[:MOST_TURNS]
        return tuple(sorted(dearest))


def reviewed(  # noqa: PLR0913 - the deal, who asks, and how long to think
    game: str,
    passed: Sequence[Any],
    moves: Sequence[str],
    seat: int,
    *,
    before: int | None = None,
    worlds: int = WORLDS,
    progress: Progress = _unheard,
) -> Review | None:
    """Review a finished deal for one seat; ``None`` if nobody knows its score, or the seat had no choice that counts.

    ``moves`` lead from each of the positions ``passed`` to the next; only those ``before`` a number did the player
    choose.  Each turn is looked at as the player knew it then.  Raise ``RecordError`` if the hand was not known.
    """
    scores = GAMES[game].result(passed[-1]).scores
    own = [number for number, at in enumerate(passed[:-1][:before]) if at.turn == seat]
    worth, turns = None, []
    for done, number in enumerate(own):
        progress(done, len(own))
        looked = judging(game, passed[: number + 1], worlds)
        if looked is None or scores is None or not looked.knows(moves[number]):
            continue
        best = looked.usual.best
        worth = worth or average(looked.usual.points[best])
        if looked.better(best, moves[number]):
            cost = looked.gap(best, moves[number])
            turns.append(Turned(number, moves[number], best, cost, passed[number].phase))
    return None if worth is None or scores is None else Review(seat, worth, scores[seat], tuple(turns))


def reviews(record: Record, worlds: int = WORLDS, progress: Progress = _unheard) -> list[Review]:
    """The reviews of a finished deal, one for each player whose cards are known; raise ``RecordError``."""
    passed = GAMES[record.game].positions(record)
    if passed[-1].turn is not None:
        raise RecordError("moves", len(record.moves), A_DEAL_OVER)
    seats = [seat for seat, hand in enumerate(record.hands) if hand is not None or record.order is not None]
    found = (reviewed(record.game, passed, record.moves, seat, worlds=worlds, progress=progress) for seat in seats)
    return [one for one in found if one is not None]
