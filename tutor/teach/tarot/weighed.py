"""Hands with which one may show a poignée, and how often their side wins: a bank, for what takes too long to play out.

Each line of ``weighed.txt`` is such a hand at the moment when its holder has to decide, as that player knows the deal,
with a level and the number of deals that were won of 400 (``tutor.tarot.advice.chances``).  ``python -m
measures weighing`` measures them anew.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from tutor.core.cards import TAROT, Cards
from tutor.core.record import Record
from tutor.games import reached
from tutor.tarot.advice.chances import Chance
from tutor.tarot.advice.poignee import weigh
from tutor.tarot.announce import TRUMPS
from tutor.tarot.dog import PREFIX, UNKNOWN
from tutor.tarot.play import Play
from tutor.tarot.trick import BOUTS
from tutor.teach.banks import lines_of, of_sort
from tutor.teach.kind import LEVELS

FILE = Path(__file__).with_name("weighed.txt")
PLAYERS = 4
#: A chance is clear if 95 of 100 times it is outside of these, in hundredths.
DOUBTFUL = (45, 55)
#: The sorts of hand: the taker's, a defender's, and a taker's with enough for a double poignée that can hardly lose.
SORTS = ("taker", "defender", "double")


class Weighed(NamedTuple):
    """A hand in the bank: its sort and level, the deal as its holder knows it, and that player's chance."""

    sort: str
    level: int
    board: Record
    chance: Chance

    @property
    def seat(self) -> int:
        """The seat of the hand."""
        [seat] = [seat for seat, hand in enumerate(self.board.hands) if hand is not None]
        return seat

    @property
    def aside(self) -> Cards:
        """The écart, if the holder of the hand has made it."""
        made = (move.removeprefix(PREFIX) for move in self.board.moves if move.startswith(PREFIX) and move != UNKNOWN)
        return TAROT.set(TAROT[code] for code in made)

    @property
    def held(self) -> Cards:
        """The hand, after the écart if its holder has made one."""
        dealt = self.board.hands[self.seat] or TAROT.none
        return (dealt | (self.board.dog or TAROT.none)) - self.aside if self.aside else dealt

    @property
    def trumps(self) -> int:
        """The number of trumps that a poignée can be made of, the Excuse counted."""
        return len(self.held & TRUMPS)

    @property
    def bouts(self) -> int:
        """The number of bouts in the hand."""
        return len(self.held & BOUTS)

    @property
    def bout_in_dog(self) -> bool:
        """Whether a bout lay in the dog, which the taker has picked up."""
        return self.board.dog is not None and bool(self.board.dog & BOUTS)

    @property
    def shows(self) -> bool:
        """Whether it is better to show, by the chance alone."""
        return self.chance.share > 1 / 2

    @property
    def advised(self) -> bool:
        """Whether the advice at a table is to show one, which knows less of the deal than the chance."""
        at = reached(self.board)
        weighed = weigh(at) if isinstance(at, Play) else None
        return weighed is not None and weighed.show is not None

    @property
    def line(self) -> str:
        """The line of the bank."""
        board = self.board
        hand, dog = (" ".join(card.code for card in cards or ()) for cards in (board.hands[self.seat], board.dog))
        head = f"{self.sort} {self.level} {self.chance.won} {board.dealer} {self.seat}"
        return " / ".join((head, hand, dog, ", ".join(board.moves)))

    @classmethod
    def of(cls, line: str) -> Weighed:
        """Read a line of the bank."""
        head, hand, dog, moves = line.split(" / ")
        sort, *numbers = head.split()
        level, won, dealer, seat = map(int, numbers)
        hands = tuple(TAROT.read(hand) if at == seat else None for at in range(PLAYERS))
        board = Record(
            "tarot", PLAYERS, hands, dealer=dealer, dog=TAROT.read(dog) if dog else None, moves=tuple(moves.split(", "))
        )
        return cls(sort, level, board, Chance(won))


def clear(chance: Chance) -> bool:
    """Whether a chance is far enough from even that one can say what is better."""
    low, high = (100 * end for end in chance.interval)
    return high < DOUBTFUL[0] or low > DOUBTFUL[1]


@cache
def bank() -> tuple[Weighed, ...]:
    """All hands, in their order."""
    return tuple(map(Weighed.of, lines_of(FILE)))


def levels_of(sort: str) -> tuple[int, ...]:
    """The levels that a sort has in the bank: only a taker's hands are the harder, the nearer to even they are."""
    return tuple(LEVELS) if sort == "taker" else (LEVELS.start,)


def hands(sort: str, level: int) -> tuple[Weighed, ...]:
    """The hands of a sort and a level, or all of the sort, in the order of the bank."""
    return of_sort(bank(), sort, level if level in levels_of(sort) else LEVELS.start)


@cache
def in_order(sort: str, level: int) -> tuple[Weighed, ...]:
    """The same hands in the order in which a level asks: where levels share them, each begins at another one."""
    found = hands(sort, level)
    first = 0 if level in levels_of(sort) else (level - 1) * len(found) // len(LEVELS)
    return found[first:] + found[:first]


def weighed(board: object) -> Weighed:
    """The hand of the bank that stands on a board; raise ``KeyError`` for a board of another sort."""
    return _by_board()[str(board)]


@cache
def _by_board() -> dict[str, Weighed]:
    """The bank by its boards: records have no hash, but what they say of themselves is all that they are."""
    return {str(hand.board): hand for hand in bank()}
