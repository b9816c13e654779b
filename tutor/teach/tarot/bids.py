"""Hands before one speaks in the auction, and how often they make the contract: a bank.

Each line of ``bids.txt`` is such a hand as its holder knows the deal, with a level, what came of the bid in 400 deals
and what came of a pass (``tutor.tarot.advice.chances``).  ``python -m measures bidding`` measures them anew.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from tutor.core.cards import TAROT, Cards
from tutor.core.record import Record
from tutor.tarot.advice.chances import Chance
from tutor.tarot.advice.hand_value import evaluate
from tutor.teach.banks import lines_of, of_sort
from tutor.teach.kind import LEVELS

FILE = Path(__file__).with_name("bids.txt")
PLAYERS = 4
#: The sorts of moment, and the bid that is weighed there: nobody has bid yet, or somebody has bid a prise.
SORTS = {"first": "prise", "over": "garde"}


class WeighedBid(NamedTuple):
    """A hand in the bank: its sort and level, the deal as its holder knows it, and what came of a bid and of a pass.

    ``points`` are the bidder's average points a deal, after the bid and after a pass.
    """

    sort: str
    level: int
    board: Record
    made: Chance
    points: tuple[int, int]

    @property
    def bid(self) -> str:
        """The bid that is weighed."""
        return SORTS[self.sort]

    @property
    def seat(self) -> int:
        """The seat of the hand."""
        [seat] = [seat for seat, hand in enumerate(self.board.hands) if hand is not None]
        return seat

    @property
    def hand(self) -> Cards:
        """The hand."""
        return self.board.hands[self.seat] or TAROT.none

    @property
    def counted(self) -> int:
        """The points of the hand by the table of hand values."""
        return evaluate(self.hand).total

    @property
    def pays(self) -> bool:
        """Whether it is better to bid than to pass."""
        bid, passed = self.points
        return bid > passed

    @property
    def line(self) -> str:
        """The line of the bank."""
        bid, passed = self.points
        head = f"{self.sort} {self.level} {self.made.won} {self.made.of} {bid} {passed} {self.board.dealer} {self.seat}"
        return " / ".join((head, " ".join(card.code for card in self.hand), ", ".join(self.board.moves)))

    @classmethod
    def of(cls, line: str) -> WeighedBid:
        """Read a line of the bank."""
        head, hand, moves = line.split(" / ")
        sort, *numbers = head.split()
        level, won, of, bid, passed, dealer, seat = map(int, numbers)
        hands = tuple(TAROT.read(hand) if at == seat else None for at in range(PLAYERS))
        said = tuple(moves.split(", ")) if moves else ()
        board = Record("tarot", PLAYERS, hands, dealer=dealer, moves=said)
        return cls(sort, level, board, Chance(won, of), (bid, passed))


@cache
def bank() -> tuple[WeighedBid, ...]:
    """All hands, in their order."""
    return tuple(map(WeighedBid.of, lines_of(FILE)))


def levels_of(sort: str) -> tuple[int, ...]:
    """The levels that a sort has in the bank: who speaks first has hands that are the harder, the nearer to even."""
    return tuple(LEVELS) if sort == "first" else (LEVELS.start,)


@cache
def hands(sort: str, level: int) -> tuple[WeighedBid, ...]:
    """The hands of a sort and a level, or all of the sort; where levels share them, each begins at another one."""
    if level in levels_of(sort) and len(levels_of(sort)) > 1:
        return of_sort(bank(), sort, level)
    found = of_sort(bank(), sort, LEVELS.start)
    first = (level - 1) * len(found) // len(LEVELS)
    return found[first:] + found[:first]
