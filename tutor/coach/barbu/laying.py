"""One turn at Domino: the worlds that the player may think of, and what each card that fits brings."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Any

from tutor.barbu.layout import Layout
from tutor.barbu.unseen import LYING
from tutor.coach.barbu.rows import Moment, Player, Rows, Search, laid_out, rows
from tutor.coach.barbu.terms import weights
from tutor.coach.judging import Assumption
from tutor.coach.worlds import NoWorldError, World, Worlds
from tutor.core.cards import Cards
from tutor.core.possible import Whereabouts

#: The part of an even share of the contract's points by which a card has to lead.
LEAST = 0.1
#: The number of ways to lay the cards out that count as one world: the places in Domino hang on so much chance.
WAYS = 4
#: The number of cards in all hands from which a line is searched to its end.
SHORT = 10


@lru_cache(maxsize=64)
def styles(of: Rows) -> tuple[Player, Player]:
    """The ways to play on: that of the tutor's own players first."""
    return Player(of), Player(of, own=1)


class Turn:
    """A turn at Domino, as the player to move may know it; whatever else the positions know changes nothing."""

    def __init__(self, passed: Sequence[Any]) -> None:
        """The turn at the last of the positions of a deal; raise ``RecordError`` if the hand is unknown.

        Raise ``NoWorldError`` if no other hands fit all that is known.
        """
        at: Layout = passed[-1]
        self.at, self.hand = at, at.hand
        self.seat = at.turn or 0
        players = len(at.left)
        self.weights = weights(at.bets, players)
        self.rows = rows(at.pack, at.contract.rank, at.options.ace_low)
        rooms: dict[Hashable, int] = {seat: left for seat, left in enumerate(at.left) if seat != self.seat}
        known = Whereabouts.of(at.pack, {**rooms, LYING: len(at.pack) - sum(rooms.values())})
        known = known.lying(at.lying | self.hand, LYING)
        for seat, cards in _lacked(passed):
            if seat != self.seat:
                known = known.missing(cards, seat)
        if not known.possible:
            raise NoWorldError
        self._worlds = Worlds(known)

    def every(self, most: int) -> Sequence[tuple[World, ...]] | None:
        """All worlds, if there are no more than that; else ``None``."""
        every = self._worlds.every(most)
        return None if every is None else [(one,) for one in every]

    @cached_property
    def groups(self) -> tuple[tuple[str, ...], ...]:
        """The cards that fit, each by itself."""
        return tuple((str(move),) for move in self.at.obligation().legal())

    @property
    def assumptions(self) -> tuple[Assumption, ...]:
        """That all play on in one style, or in the other."""
        return Assumption(read=False, style=0), Assumption(read=False, style=1)

    @property
    def least(self) -> float:
        """A part of an even share of what the contract brings, the more, the more is bet on it."""
        at, players = self.at, len(self.at.left)
        total = abs(at.contract.total(at.options.table, at.pack, players))
        return LEAST * total / players * max(map(abs, self.weights[self.seat]))

    def worlds(
        self,
        rng: random.Random,
        *,
        read: bool,  # noqa: ARG002 - there is nothing to read
    ) -> Iterator[tuple[World, ...]]:
        """Worlds without end, each as likely as any other, a few at a time."""
        while True:
            yield tuple(self._worlds.draw(rng) for _ in range(WAYS))

    def brought(self, world: tuple[World, ...], style: int, among: Sequence[int]) -> list[float]:
        """One's own points for each of some cards, if everybody plays on in that style: the average of these worlds.

        In the first of the styles the last cards are laid as well as everybody can for themselves.
        """
        found = [self._brought(one, style, among) for one in world]
        return [sum(points) / len(found) for points in zip(*found, strict=True)]

    def _brought(self, world: World, style: int, among: Sequence[int]) -> list[float]:
        """The same in one world."""
        at, of = self.at, self.rows
        own = of.of(self.hand.bits)
        hands = tuple(own if seat == self.seat else of.of(world.get(seat, 0)) for seat in range(len(at.left)))
        now = Moment(hands, self.seat, of.of(at.fitting.bits), at.out)
        search = Search(of, at.options.table.domino, self.weights, self.seat)
        solve, player = style == 0 and sum(at.left) <= SHORT, styles(of)[style]
        found = []
        for number in among:
            after = now.with_card(of.of(at.pack[self.groups[number][0]].bit).bit_length() - 1, of)
            order = search.solved(after) if solve else laid_out(after, player)
            found.append(float(search.scores(order)[self.seat]))
        return found


def _lacked(passed: Sequence[Any]) -> Iterator[tuple[int, Cards]]:
    """For each pass, the seat and the cards that fitted, of which it held none."""
    laid = [at for at in passed if isinstance(at, Layout)]
    for before, after in pairwise(laid):
        if before.turn is not None and before.lying == after.lying:
            yield before.turn, before.fitting
