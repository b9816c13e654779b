"""Turns at which one move is clearly better than others: a bank for each game, since to be sure takes seconds.

Each line of a ``coached.txt`` is such a turn as its player knows the deal, with what its moves bring on average in so
many worlds.  ``python -m measures coached`` looks for them, and counts them anew.
"""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tutor.core.cards import Pack
from tutor.core.record import Record
from tutor.games import GAMES, record_of
from tutor.teach.banks import lines_of, of_sort
from tutor.teach.kind import LEVELS

#: The most moves that are offered; of whole écarts fewer have room.
OFFERED, ECARTS = 4, 3
#: So many bids are offered, those that come nearest to the best.
BIDS = 3


class Choice(NamedTuple):
    """Moves that come to the same, as records write them, and what each brings its player on average, in points.

    In so many of a hundred worlds they bring ``less`` than the best move, and in so many ``more``.
    """

    moves: tuple[str, ...]
    points: float
    less: int
    more: int


class Coached(NamedTuple):
    """A turn in the bank: its sort and level, the deal as its player knows it, and what every move brings there.

    The best of the ``choices`` comes first, and leads the next by its points, give or take an ``error``, in so many
    ``worlds`` drawn from a ``seed``.  ``usual`` is the move of a player who goes by rules of thumb.  In the world of
    the number ``well`` the best move does as well as it often does, and in that of the number ``ill``, if there is one,
    another one would have done better.
    """

    sort: str
    level: int
    board: Record
    choices: tuple[Choice, ...]
    usual: str
    error: float
    worlds: int
    seed: int
    well: int
    ill: int | None

    @property
    def seat(self) -> int:
        """The seat of the player to move."""
        [seat] = [seat for seat, hand in enumerate(self.board.hands) if hand is not None]
        return seat

    @property
    def pack(self) -> Pack:
        """The pack that is played with."""
        return GAMES[self.board.game].HOUSE.pack(self.board.players, self.board.rules)

    @property
    def best(self) -> Choice:
        """The best move."""
        return self.choices[0]

    @property
    def against_custom(self) -> bool:
        """Whether the best move is not the usual one."""
        return self.usual not in self.best.moves

    @property
    def lead(self) -> float:
        """The points by which the best move leads the next."""
        return self.choices[0].points - self.choices[1].points

    @property
    def other(self) -> str:
        """The move beside which the best one is shown: the usual one, or if that is the best the next one."""
        return self.usual if self.against_custom else self.choices[1].moves[0]

    @property
    def offered(self) -> tuple[str, ...]:
        """The moves that are offered, the best first: one of those that come to the same, chosen by chance."""
        best = self.usual if self.usual in self.best.moves else self.best.moves[0]
        others = [one.moves[0] for one in self.choices[1:] if self.usual not in one.moves]
        sure = [best, self.usual] if self.against_custom else [best]
        most = (ECARTS if self.sort == "ecart" else OFFERED) - len(sure)
        if self.sort == "bid":
            return (*sure, *others[: BIDS - len(sure)])
        return (*sure, *random.Random(" ".join(others)).sample(others, min(most, len(others))))

    @property
    def line(self) -> str:
        """The line of the bank."""
        choices = [["=".join(one.moves), one.points, one.less, one.more] for one in self.choices]
        head = [self.sort, self.level, self.error, self.worlds, self.seed, self.well, self.ill, self.usual]
        hands = {str(self.seat): " ".join(card.code for card in self.board.hands[self.seat] or ())}
        board = {**self.board.to_json(), "hands": hands, "moves": ", ".join(self.board.moves)}
        if self.board.dog is not None:
            board["dog"] = " ".join(card.code for card in self.board.dog)
        return json.dumps([*head, choices, board], separators=(",", ":"))

    @classmethod
    def of(cls, line: str) -> Coached:
        """Read a line of the bank."""
        sort, level, error, worlds, seed, well, ill, usual, told, board = json.loads(line)
        choices = tuple(Choice(tuple(moves.split("=")), points, less, more) for moves, points, less, more in told)
        board["hands"] = {seat: cards.split() for seat, cards in board["hands"].items()}
        board["moves"] = board["moves"].split(", ") if board["moves"] else []
        if "dog" in board:
            board["dog"] = board["dog"].split()
        return cls(sort, level, record_of(board), choices, usual, error, worlds, seed, well, ill)


class Bank(NamedTuple):
    """The bank of a game: its file, and its sorts of turn."""

    file: Path
    sorts: tuple[str, ...]

    @property
    def turns(self) -> tuple[Coached, ...]:
        """All turns, in the order in which they are asked."""
        return _read(self.file)

    def of(self, sort: str, level: int) -> tuple[Coached, ...]:
        """The turns of a sort and a level; where levels share them, each begins at another one."""
        found = of_sort(self.turns, sort, LEVELS.start)
        first = (level - 1) * len(found) // len(LEVELS)
        return of_sort(self.turns, sort, level) or found[first:] + found[:first]


@cache
def _read(file: Path) -> tuple[Coached, ...]:
    return tuple(map(Coached.of, lines_of(file)))
