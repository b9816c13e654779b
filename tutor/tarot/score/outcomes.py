"""The possible outcomes of deals: the points that go with bouts, tricks and a Petit in the last trick.

No deal is played for that.  It is enough where the three bouts come to lie: all other cards may go to either side, so
between the fewest and the most points every number can be reached, in steps of one point.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import accumulate, product
from typing import NamedTuple

from tutor.core.cards import TAROT
from tutor.tarot.dog import KINGS
from tutor.tarot.score.count import EXCHANGE, points
from tutor.tarot.score.summary import SIDES
from tutor.tarot.setting import HAND_SIZES, WITH_DOG, dog_size
from tutor.tarot.trick import BOUTS, PETIT

ATTACK, DEFENCE = SIDES
LEFT_OUT = "left out"

#: The least points of so many cards, doubled, bouts left out; and the most of so many of them without kings.
_LEAST = tuple(accumulate(sorted(map(points, TAROT.all - BOUTS)), initial=0))
_MOST = tuple(accumulate(sorted(map(points, TAROT.all - BOUTS - KINGS), reverse=True), initial=0))
_BOUT = points(PETIT)


class Table(NamedTuple):
    """A table: the number of players, the contract, and whether the taker has a partner.

    ``petit_returns`` tells that the Petit may come back to the side that loses it (T-DEAL-PETIT-IMPRENABLE).
    """

    players: int
    contract: str
    paired: bool
    petit_returns: bool = False

    @property
    def tricks(self) -> int:
        """The number of tricks."""
        return HAND_SIZES[self.players]

    @property
    def left_to(self) -> str:
        """The side for which the cards count that are left out, as the écart or the dog."""
        return DEFENCE if self.contract == "garde-contre" else ATTACK

    def mates(self, side: str) -> bool:
        """Whether a side has several players."""
        return side == DEFENCE or self.paired


class Outcome(NamedTuple):
    """The attack's bouts, the side that won the Petit in the last trick, and the range of the points, doubled.

    The possible points go from ``least`` to ``most`` in steps of two, that is of one whole point.
    """

    bouts: int
    petit: str | None
    least: int
    most: int

    def has(self, doubled: int) -> bool:
        """Whether these can be the points."""
        return self.least <= doubled <= self.most and (doubled - self.least) % 2 == 0


class _Bout(NamedTuple):
    """A bout at the end: the side it ``lies`` with, or left out; its owner; and the side with the Petit's bonus."""

    lies: str
    owner: str
    bonus: str | None = None


def outcomes(table: Table, tricks: Iterable[int]) -> Iterator[Outcome]:
    """The outcomes of a deal in which the attack wins one of these numbers of tricks; the same may come twice.

    >>> slam = list(outcomes(Table(players=4, contract="garde", paired=False), [18]))
    >>> sorted({(outcome.bouts, outcome.least / 2, outcome.most / 2) for outcome in slam})
    [(2, 87.0, 87.0), (3, 91.0, 91.0)]
    """
    for won_by_attack in tricks:
        yield from _winning(table, won_by_attack)


@cache
def _winning(table: Table, won_by_attack: int) -> tuple[Outcome, ...]:
    """Those in which the attack wins so many tricks, each once; a pad asks for them at every deal of an evening."""
    won = {ATTACK: won_by_attack, DEFENCE: table.tricks - won_by_attack}
    found = dict[Outcome, None]()
    for last in SIDES:
        if won[last]:
            before = {side: won[side] - (side == last) for side in SIDES}
            highest, petit = _highest(table, won), _petit(table, last, before)
            every = product(highest, petit, _excuse(table, last, before))
            found |= dict.fromkeys(_outcome(table, won_by_attack, bouts) for bouts in every)
    return (*found,)


def _left_out(table: Table) -> Iterator[_Bout]:
    """A bout in a dog that nobody picks up; none is set aside (T-ECART-NO-BOUT)."""
    if table.contract not in WITH_DOG:
        yield _Bout(LEFT_OUT, table.left_to)


def _highest(table: Table, won: Mapping[str, int]) -> Iterator[_Bout]:
    """The ways in which trump 21 can lie: with a side that has won a trick, or in the dog."""
    yield from (_Bout(side, side) for side in SIDES if won[side])
    yield from _left_out(table)


def _petit(table: Table, last: str, before: Mapping[str, int]) -> Iterator[_Bout]:
    """The ways in which the Petit can lie: won in the last trick or before, or in the dog."""
    for lies, bonus in ((last, last), *((side, None) for side in SIDES if before[side])):
        yield from (_Bout(lies, owner, bonus) for owner in (SIDES if table.petit_returns else (lies,)))
    yield from _left_out(table)


def _excuse(table: Table, last: str, before: Mapping[str, int]) -> Iterator[_Bout]:
    """The Excuse: with its side (T-EXC-KEEP), but for the last trick, where it changes sides (T-EXC-LAST-LOST)."""
    for winner, loser in (SIDES, SIDES[::-1]):
        if before[winner]:
            yield _Bout(winner, loser)
            if table.mates(winner) or last == winner:
                yield _Bout(winner, winner)
        if last == winner and table.mates(winner) and before[loser]:
            yield _Bout(winner, loser)
    yield from _left_out(table)


def _outcome(table: Table, tricks: int, bouts: tuple[_Bout, ...]) -> Outcome:
    """The outcome of a deal in which the attack wins so many tricks, and the bouts lie like this."""
    lying = [bout.lies for bout in bouts]
    owned = sum(bout.owner == ATTACK for bout in bouts)
    cards, mine = table.players * tricks, lying.count(ATTACK)
    kings = cards - mine if table.contract in WITH_DOG else len(KINGS)  # none is set aside (T-ECART-NO-KING)
    if table.left_to == ATTACK:
        cards, mine = cards + dog_size(table.players), mine + lying.count(LEFT_OUT)
    others = cards - mine
    kings = min(kings, len(KINGS), others)
    worth = _BOUT * mine + EXCHANGE * (owned - mine)
    return Outcome(owned, bouts[1].bonus, worth + _LEAST[others], worth + _BOUT * kings + _MOST[others - kings])
