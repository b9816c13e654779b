"""The bets between pairs of players, made by doubling."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tutor.barbu.sources import BARBU_APP, PARLETT, SAN_FRANCISCO, WIKIPEDIA
from tutor.core.message import N_
from tutor.core.rule import Rule

SIDE_BET = Rule(
    "B-DBL-SIDEBET",
    title=N_("A double is a bet between two players"),
    statement=N_(
        "To double somebody is to bet that you will score better than they do in this deal. The bet is between you two"
        " alone; nothing that is won at the table counts double."
    ),
    sources=(WIKIPEDIA, PARLETT, BARBU_APP),
    differs=N_(
        "Wikipedia’s words can be taken to mean that a double raises the stake of the whole deal. Parlett’s example"
        " shows a bet between two players only, and that is how the tutor counts."
    ),
)
PAIRS = Rule(
    "B-DBL-PAIRS",
    title=N_("Six pairs"),
    statement=N_(
        "Four players make six pairs. Between the two players of a pair there may be no bet, a double or a redouble."
    ),
    sources=(PARLETT,),
)
TERMS = Rule(
    "B-DBL-TERMS",
    title=N_("Having business"),
    statement=N_("Two players with a bet between them are said to have business with each other."),
    sources=(WIKIPEDIA,),
)
MUTUAL = Rule(
    "B-RDBL-MUTUAL",
    title=N_("Two doubles are a redouble"),
    statement=N_("To double a player who has doubled you is to redouble. There is no third level."),
    sources=(SAN_FRANCISCO,),
    forbids=N_("Between you and {target:player} it is a redouble already, and there is no third level."),
    ask=N_("What is there between you and each of the other players: nothing, a double or a redouble?"),
)


class Bet(NamedTuple):
    """The bet between two players: ``by`` has doubled ``other``; the level is 1, or 2 if that was redoubled."""

    by: int
    other: int
    level: int


class Bets(NamedTuple):
    """All doubles of a deal, as pairs of seats, in the order in which they were said."""

    named: tuple[tuple[int, int], ...] = ()

    def level(self, one: int, other: int) -> int:
        """The number of times that two players have doubled each other: 0, 1, or 2 for a redouble (B-DBL-PAIRS)."""
        return self.named.count((one, other)) + self.named.count((other, one))

    def received(self, seat: int) -> tuple[int, ...]:
        """The seats that have doubled ``seat`` and were not redoubled, in the order in which they spoke."""
        return tuple(by for by, other in self.named if other == seat and (seat, by) not in self.named)

    def redoubled(self, seat: int) -> tuple[int, ...]:
        """The seats with whom ``seat`` has a redouble, in the order in which they spoke."""
        return tuple(by for by, other in self.named if other == seat and (seat, by) in self.named)

    def bets(self) -> list[Bet]:
        """The pairs with a bet between them, in the order in which they were first said."""
        levels: dict[tuple[int, int], int] = {}
        for by, other in self.named:
            if (other, by) in levels:
                levels[other, by] += 1
            else:
                levels[by, other] = 1
        return [Bet(by, other, level) for (by, other), level in levels.items()]

    def doubled(self, dealer: int) -> frozenset[int]:
        """The seats that have doubled ``dealer``: what counts towards the compulsory doubles (B-DBL-COMPULSORY-2)."""
        return frozenset(by for by, other in self.named if other == dealer)

    def after(self, seat: int, others: Iterable[int]) -> Bets:
        """The bets after ``seat`` has named some more players."""
        return Bets((*self.named, *[(seat, other) for other in others]))


NO_BETS = Bets()
