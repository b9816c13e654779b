"""A deal for tables with real cards, and how the tutor’s players play it."""

from __future__ import annotations

from typing import Any, NamedTuple

from tutor.core.obligation import Position
from tutor.core.record import Record
from tutor.core.replay import make
from tutor.games import GAMES, reached


class Move(NamedTuple):
    """A move of a deal: the phase in which it was made, the seat, and the move as everybody hears or sees it."""

    phase: str
    seat: int
    public: str


def dealt(game: str, seed: int) -> Record:
    """The first deal of a match of four with this number, the same as at a table on a page."""
    return GAMES[game].Match.of({"game": game, "seed": seed, "deals": []}).record()


def played(record: Record) -> tuple[list[Move], Position[Any]]:
    """The moves that the tutor’s players make from the beginning of a deal, each by what they may know, and its end."""
    game, at = GAMES[record.game], reached(record)
    moves: list[Move] = []
    while at.turn is not None:
        move = game.choose(at)
        moves.append(Move(at.phase, at.turn, game.public(at, move)))
        at = game.onwards(make(at, at.read(move, "moves"), "moves"))
    return moves, at
