"""Turns at which one move is clearly better than all others: a bank, for what takes too long to be counted.

Each line of ``coached.txt`` is such a turn as its player knows the deal, with the best move and by how many points it
leads the next one, in so many worlds.  ``python -m measures coached`` looks for them, and counts them anew.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from tutor.core.cards import TAROT
from tutor.core.record import Record
from tutor.teach.banks import lines_of

FILE = Path(__file__).with_name("coached.txt")
#: The sorts of turn: a bid; a card of the taker, or of a defender or the taker's partner.
SORTS = ("bid", "taker", "defender")


class Option(NamedTuple):
    """Moves that come to the same, and the points that each brings its player on average."""

    moves: tuple[str, ...]
    points: int


class Coached(NamedTuple):
    """A turn in the bank: its sort, the deal as the player knows it, its ``options`` from the best on, what is usual.

    The best leads the next by its points, give or take an ``error``, in so many ``worlds`` drawn from a ``seed``.
    """

    sort: str
    board: Record
    options: tuple[Option, ...]
    usual: str
    error: int
    worlds: int
    seed: int

    @property
    def seat(self) -> int:
        """The seat of the player to move."""
        [seat] = [seat for seat, hand in enumerate(self.board.hands) if hand is not None]
        return seat

    @property
    def against_custom(self) -> bool:
        """Whether the best move is not the usual one."""
        return self.usual not in self.options[0].moves

    @property
    def line(self) -> str:
        """The line of the bank."""
        board = self.board
        hand, dog = (" ".join(card.code for card in cards or ()) for cards in (board.hands[self.seat], board.dog))
        head = f"{self.sort} {board.players} {board.dealer} {self.seat} {self.error} {self.worlds} {self.seed}"
        options = ", ".join(f"{'='.join(option.moves)} {option.points}" for option in self.options)
        return " / ".join((head, options, self.usual, hand, dog, ", ".join(board.moves)))

    @classmethod
    def of(cls, line: str) -> Coached:
        """Read a line of the bank."""
        head, options, usual, hand, dog, moves = line.split(" / ")
        sort, *numbers = head.split()
        players, dealer, seat, error, worlds, seed = map(int, numbers)
        board = Record(
            "tarot",
            players,
            tuple(TAROT.read(hand) if at == seat else None for at in range(players)),
            dealer=dealer,
            dog=TAROT.read(dog) if dog else None,
            moves=tuple(moves.split(", ")) if moves else (),
        )
        told = (option.rpartition(" ") for option in options.split(", "))
        found = tuple(Option(tuple(names.split("=")), int(points)) for names, _, points in told)
        return cls(sort, board, found, usual, error, worlds, seed)


@cache
def bank() -> tuple[Coached, ...]:
    """All turns, in their order."""
    return tuple(map(Coached.of, lines_of(FILE)))
