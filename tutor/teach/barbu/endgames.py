"""Ends of contracts with all hands open, in which one card of the learner is better than any other: a bank.

Each line of ``endings.txt`` is such a deal: its level, who has dealt and led, the contract, all moves so far, what each
player still holds, and for each card of the learner the moves to the end if everybody plays as well as can be.
``python -m measures barbu-endings`` looks for them, and searches all that can be played, so that a question need not.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tutor import barbu
from tutor.barbu.advice.endings import Late, Outcome, followed, solve
from tutor.barbu.contracts import TrickContract, calls
from tutor.barbu.layout import PASS, Layout
from tutor.barbu.options import USUAL
from tutor.barbu.play import Play
from tutor.barbu.trick import Trick
from tutor.core.cards import BARBU, Card
from tutor.core.record import Record
from tutor.teach.banks import lines_of, of_sort
from tutor.teach.barbu.plays import PLAYERS
from tutor.teach.exchanged import exchanged
from tutor.teach.positions import LEARNER

FILE = Path(__file__).with_name("endings.txt")
#: The contracts, and how many cards the learner still holds by level.
SORTS = {
    "no-tricks": ((2, 3), (3, 4), (5,)),
    "no-hearts": ((2, 3), (3, 4), (5,)),
    "no-queens": ((2, 3), (3, 4), (5,)),
    "barbu": ((2, 3), (3, 4), (5,)),
    "no-last-two": ((2, 3), (3, 4), (4, 5)),
    "trumps": ((2, 3), (3, 4), (5,)),
    "domino": ((2, 3), (3, 4), (4, 5)),
}
#: The contracts in which hearts are not like other suits.
OF_HEARTS = {"no-hearts", "barbu"}
#: The fewest ends of each contract and level.
STOCK = 20


class Ending(NamedTuple):
    """The end of a deal, the learner to move: the ``call`` as records write it, and what each seat holds, from 0 on.

    ``lines`` has the moves to the end that follow from each card of the learner, which is the first of them.
    """

    level: int
    leader: int
    call: str
    moves: tuple[str, ...]
    hands: tuple[tuple[Card, ...], ...]
    lines: tuple[tuple[str, ...], ...]

    @property
    def line(self) -> str:
        """The line of the bank."""
        hands = (" ".join(card.code for card in hand) for hand in self.hands)
        head, lines = f"{self.level} {self.leader} {self.call}", map(" ".join, self.lines)
        return " / ".join((head, " ".join(self.moves), *hands, *lines))

    @classmethod
    def of(cls, line: str) -> Ending:
        """Read a line of the bank; hands and the cards of the learner come in the order of the pack."""
        head, moves, *rest = line.split(" / ")
        level, leader, call = head.split(" ", 2)
        hands = tuple(tuple(BARBU.read(hand)) for hand in rest[:PLAYERS])
        lines = sorted((tuple(moves.split()) for moves in rest[PLAYERS:]), key=lambda moves: BARBU[moves[0]].bit)
        return cls(int(level), int(leader), call, tuple(moves.split()), hands, tuple(lines))

    @classmethod
    def at_end(cls, level: int, record: Record, at: Late) -> Ending:
        """The end of a deal, from its record and the position; all that can be played is searched."""
        call, hands = str((record.start or {})["contract"]), tuple(tuple(hand or ()) for hand in at.hands)
        lines = tuple(tuple(map(str, outcome.moves)) for outcome in solve(at).values())
        return cls(level, record.dealer or 0, call, record.moves, hands, lines)

    @property
    def sort(self) -> str:
        """The contract's name."""
        return self.call.split()[0]

    @property
    def record(self) -> Record:
        """The deal from its first card."""
        hands = [BARBU.set(hand) for hand in self.hands]
        for seat, move in zip(self._seats(), self.moves, strict=True):
            if move != PASS:
                hands[seat] |= BARBU.read(move)
        start = {"phase": "play", "contract": self.call, "leader": self.leader}
        return Record("barbu", PLAYERS, tuple(hands), self.leader, start=start, moves=self.moves)

    def _seats(self) -> list[int]:
        """The seats that have made the moves: in Domino one after the other, for nobody is out yet."""
        contract = calls(USUAL)[self.call]
        if not isinstance(contract, TrickContract):
            return [(self.leader + number) % PLAYERS for number in range(len(self.moves))]
        seats: list[int] = []
        leader = self.leader
        for first in range(0, len(self.moves), PLAYERS):
            trick = Trick(leader, PLAYERS, tuple(BARBU[code] for code in self.moves[first : first + PLAYERS]))
            seats += [(leader + place) % PLAYERS for place in range(len(trick.cards))]
            leader = contract.winner(trick)
        return seats

    @property
    def at(self) -> Late:
        """The position."""
        return _reached(self)

    @property
    def outcomes(self) -> dict[Card, Outcome]:
        """The outcome of each card of the learner, if everybody sees all cards and plays as well as can be."""
        return _followed(self)

    @property
    def best(self) -> Card:
        """The best of them."""
        return max(self.outcomes, key=lambda card: self.outcomes[card].scores[LEARNER])

    @property
    def clear(self) -> bool:
        """Whether there is a choice, and one card is better than any other."""
        return clear(self.outcomes)

    @property
    def obvious(self) -> Card | None:
        """The card that one would play without thinking: low where tricks cost, high where they pay.

        A player who cannot follow suit gets rid of the highest card, or of one that costs; in Domino the card comes
        first that is farthest from the one with which suits begin.
        """
        at = self.at
        cards = [card for card in at.obligation().legal() if isinstance(card, Card)]
        if isinstance(at, Layout):
            start = BARBU["S" + at.contract.rank].height
            return max(cards, key=lambda card: abs(card.height - start), default=None)
        contract, led, values = at.contract, at.trick.led, at.options.table
        if contract.positive:
            return max(cards, key=lambda card: card.height)
        if led is not None and cards[0].suit != led:
            return max(cards, key=lambda card: (-contract.penalty(card, values), card.height))
        return min(cards, key=lambda card: card.height)


def clear(found: Mapping[Any, Outcome]) -> bool:
    """Whether there is a choice, and one card is better for the learner than any other."""
    worths = sorted((outcome.scores[LEARNER] for outcome in found.values()), reverse=True)
    return len(worths) > 1 and worths[0] > worths[1]


@cache
def bank() -> tuple[Ending, ...]:
    """All ends, in their order."""
    return tuple(map(Ending.of, lines_of(FILE)))


def endings(sort: str, level: int) -> tuple[Ending, ...]:
    """The ends of a contract and a level, in the order of the bank."""
    return of_sort(bank(), sort, level)


def numbered(sort: str, level: int, number: int) -> Ending:
    """The end at which a number comes, counted from 1; after the last they come again with their suits exchanged."""
    found = endings(sort, level)
    again, place = divmod(number - 1, len(found))
    return Ending.of(exchanged(found[place].line, again, "H" if sort in OF_HEARTS else ""))


@cache
def _reached(ending: Ending) -> Late:
    at = barbu.position(ending.record)
    if not isinstance(at, Play | Layout):
        raise TypeError(ending.line)
    return at


@cache
def _followed(ending: Ending) -> dict[Card, Outcome]:
    return {BARBU[line[0]]: followed(ending.at, line) for line in ending.lines}
