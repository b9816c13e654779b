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


class Coached(NamedTuple):
    """A turn in the bank: its sort, the deal as the player knows it, the ``best`` move and the ``usual`` one.

    The best move leads the next one by so many points ``ahead``, give or take an ``error``, in so many ``worlds`` that
    were drawn from a ``seed``.
    """

    sort: str
    board: Record
    best: str
    usual: str
    ahead: float
    error: float
    worlds: int
    seed: int

    @property
    def seat(self) -> int:
        """The seat of the player to move."""
        [seat] = [seat for seat, hand in enumerate(self.board.hands) if hand is not None]
        return seat

    @property
    def line(self) -> str:
        """The line of the bank."""
        board = self.board
        hand, dog = (" ".join(card.code for card in cards or ()) for cards in (board.hands[self.seat], board.dog))
        numbers = f"{self.ahead:.1f} {self.error:.1f} {self.worlds} {self.seed}"
        head = f"{self.sort} {board.players} {board.dealer} {self.seat} {numbers}"
        return " / ".join((head, self.best, self.usual, hand, dog, ", ".join(board.moves)))

    @classmethod
    def of(cls, line: str) -> Coached:
        """Read a line of the bank."""
        head, best, usual, hand, dog, moves = line.split(" / ")
        sort, players, dealer, seat, ahead, error, worlds, seed = head.split()
        hands = tuple(TAROT.read(hand) if at == int(seat) else None for at in range(int(players)))
        board = Record(
            "tarot",
            int(players),
            hands,
            dealer=int(dealer),
            dog=TAROT.read(dog) if dog else None,
            moves=tuple(moves.split(", ")) if moves else (),
        )
        return cls(sort, board, best, usual, float(ahead), float(error), int(worlds), int(seed))


@cache
def bank() -> tuple[Coached, ...]:
    """All turns, in their order."""
    return tuple(map(Coached.of, lines_of(FILE)))
