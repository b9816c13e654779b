"""Hands that suit a contract, or do not, and what they came to in deals played out: a bank, since that takes too long.

Each line of ``hands.txt`` is a hand of 13 cards with the contract that its holder calls: Trumps with the suit, Domino
with the rank that promises most.  The other cards were dealt anew many times; the holder led, nobody had doubled, and
the tutor's players played.  ``python -m measures hands`` measures them anew.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from tutor.barbu import contracts
from tutor.barbu.contracts import Contract
from tutor.barbu.options import Options
from tutor.barbu.values import STANDARD
from tutor.core.cards import BARBU, Cards
from tutor.teach.banks import lines_of
from tutor.teach.barbu.plays import PLAYERS

FILE = Path(__file__).with_name("hands.txt")
#: The number of deals that are played out with each hand.
DEALS = 40
#: The standard errors by which a hand's average at least differs from the usual one, so that it is not chance.
ERRORS = 3
#: The points that a hand at least promises beyond the usual ones, or short of them.
LEAST = 0.25


class Held(NamedTuple):
    """A hand in the bank, with the call as records write it.

    It ``promises`` so many points more than is usual, by what is counted in it, or less; of the deals that were played
    out its holder had so many points on ``average``, with this standard ``error``.
    """

    call: str
    hand: Cards
    promises: float
    average: float
    error: float

    @property
    def contract(self) -> Contract:
        """The contract, with its suit or rank."""
        return contracts.calls(Options())[self.call]

    @property
    def suits(self) -> bool:
        """Whether the hand does better than is usual."""
        return self.average > usual(self.contract)

    def clear_of(self, errors: float) -> bool:
        """Whether its average lies so many standard errors from the usual one, on the side that it promises."""
        beyond = self.average - usual(self.contract)
        return abs(beyond) > errors * self.error and beyond * self.promises > 0

    @property
    def line(self) -> str:
        """The line of the bank."""
        figures = f"{self.promises:+.2f} {self.average:+.2f} {self.error:.2f}"
        return " / ".join((self.call, " ".join(card.code for card in self.hand), figures))

    @classmethod
    def of(cls, line: str) -> Held:
        """Read a line of the bank."""
        call, hand, figures = line.split(" / ")
        return cls(call, BARBU.read(hand), *map(float, figures.split()))


def usual(contract: Contract) -> float:
    """The usual score of a dealer who calls a contract: an even share of its points.

    In Trumps and Domino it is what the best of the suits, or of the ranks, brings beyond that to an average hand.
    """
    return contract.total(STANDARD, BARBU, PLAYERS) / PLAYERS + contract.promise.choice


@cache
def bank() -> tuple[Held, ...]:
    """All hands, in their order."""
    return tuple(map(Held.of, lines_of(FILE)))


@cache
def hands(name: str) -> tuple[Held, ...]:
    """The hands for a contract, those that suit it and those that do not, in the order of the bank."""
    return tuple(one for one in bank() if one.contract.name == name)
