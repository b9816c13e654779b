"""The turns before the first card: which contract to call, and whom to double.

Whole deals are played on, the others speaking by custom.  Of a hand that was called or doubled for, custom tells: the
weights that make a world the less likely stand here, and none of them is proof.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from math import exp

from tutor.barbu import contracts
from tutor.barbu.advice import prices
from tutor.barbu.advice.calling import contract_to_call
from tutor.barbu.advice.doubling import double_to_say
from tutor.barbu.advice.prospects import edge
from tutor.barbu.advice.surplus import surplus
from tutor.barbu.bets import Bets
from tutor.barbu.call import Call
from tutor.barbu.contracts import Contract, Domino, TrickContract
from tutor.barbu.doubling import Doubling
from tutor.barbu.setting import Setting
from tutor.barbu.undoubled import shared, skipped
from tutor.coach.barbu import laying, tricks
from tutor.coach.barbu.line import Line, play_out
from tutor.coach.barbu.rows import Moment, laid_out, rows
from tutor.coach.barbu.terms import terms, weights
from tutor.coach.judging import Assumption
from tutor.coach.worlds import World, Worlds, likely
from tutor.core.cards import Cards
from tutor.core.hands import hand_of
from tutor.core.possible import Whereabouts

#: A dealer whose hand promises less in the contract called than it is worth to keep is the less likely, by a factor of
#: e (2.7) for so many points.
PER_POINTS = 3.0
#: How likely a hand is that would have said something else in the doubling by custom, beside 1 for one that would not.
OTHERWISE = 0.25
#: The points by which a call or a double has to lead.
LEAST = 2.0


class Before:
    """A turn before the first card: the other hands are drawn."""

    least = LEAST

    def __init__(self, setting: Setting, seat: int) -> None:
        """Sit at ``seat``; raise ``RecordError`` if its hand is not known."""
        self.seat, self.setting = seat, setting
        self._hand = hand_of(setting.hands, seat)
        rooms: dict[Hashable, int] = dict.fromkeys(range(setting.players), setting.size)
        self._worlds = Worlds(Whereabouts.of(setting.pack, rooms).lying(self._hand, seat))

    def every(self, _most: int) -> None:
        """Nothing: there are always more worlds than anybody looks at."""

    def dealt(self, world: World) -> Setting:
        """The setting with the hands of a world."""
        pack = self.setting.pack
        return replace(self.setting, hands=tuple(Cards(pack, world[seat]) for seat in range(self.setting.players)))

    def settled(self, at: Doubling, base: Sequence[int]) -> float:
        """One's own points when the others have spoken to the end by custom: those in the contract are ``base``."""
        while at.turn is not None:
            at = at.after(double_to_say(at).move)
        setting = at.setting
        if skipped(at.contract, at.bets, setting.options):
            total = at.contract.total(setting.options.table, setting.pack, setting.players)
            return float((shared(total, setting.dealer).scores or ())[self.seat])
        own = weights(Bets(tuple(sorted(at.bets.named))), setting.players)[self.seat]
        return float(sum(map(int.__mul__, own, base)))


def base(contract: Contract, setting: Setting, world: World, style: int) -> list[int]:
    """Everybody's points in a contract, if all play on in one style from the first card."""
    hands, pack, options = [world[seat] for seat in range(setting.players)], setting.pack, setting.options
    if isinstance(contract, TrickContract):
        of = terms(contract, options, pack, setting.players)
        nothing = [0] * setting.players
        line = Line(of, hands, nothing, out=of.all, leader=setting.dealer, left=setting.size)
        return play_out(line, tricks.styles(of)[style])
    if not isinstance(contract, Domino):
        raise TypeError(contract)
    row = rows(pack, contract.rank, options.ace_low)
    begun = Moment(tuple(map(row.of, hands)), setting.dealer, row.of(pack.rank_bits[contract.rank]))
    order = laid_out(begun, laying.styles(row)[style])
    points = [0] * setting.players
    for seat, value in zip(order, options.table.domino, strict=True):
        points[seat] = value
    return points


class CallTurn(Before):
    """A dealer calls: whole deals of every contract that is left are compared, and what it is worth to keep.

    What a contract is worth to keep is what it brings its dealer on average, and its price (``advice.prices``); where
    there are no prices, an even share of its points.  Of the contract that custom would call the points are those of
    this deal; of another one what is kept with it, or used up, counts besides.  Later deals are not played.  Chinese
    poker, where nothing is played, is not compared.
    """

    assumptions = (Assumption(read=False, style=0), Assumption(read=False, style=1))

    def __init__(self, at: Call) -> None:
        """Look at a call; raise ``RecordError`` if the dealer's hand is not known."""
        super().__init__(at.setting, at.setting.dealer)
        calls = contracts.calls(at.setting.options, at.setting.pack)
        self._calls: Mapping[str, Contract] = {
            move: calls[move] for move in at.obligation().legal() if isinstance(calls[move], TrickContract | Domino)
        }
        self.groups = [[move] for move in self._calls]
        self._usual = calls[contract_to_call(at).move].name

    def worlds(self, rng: random.Random, *, read: bool) -> Iterator[World]:  # noqa: ARG002 - nobody has spoken
        """Worlds without end, each as likely as any other."""
        while True:
            yield self._worlds.draw(rng)

    def brought(self, world: World, style: int, among: Sequence[int]) -> list[float]:
        """One's own points after some calls, beside what they are worth to keep."""
        setting = self.dealt(world)
        found = []
        for number in among:
            contract = self._calls[self.groups[number][0]]
            points = self.settled(Doubling(setting, contract), base(contract, setting, world, style))
            found.append(points + self._kept.get(self._usual, 0.0) - self._kept[contract.name])
        return found

    @cached_property
    def _kept(self) -> Mapping[str, float]:
        """By contract what it brings its dealer on average, and what it is worth to keep."""
        setting, left = self.setting, frozenset(self.setting.left)
        priced = prices.known(left, setting.options)
        found = {}
        for contract in self._calls.values():
            share = contract.total(setting.options.table, setting.pack, setting.players) / setting.players
            more = surplus(contract.name) + prices.price(contract.name, left) if priced else 0.0
            found[contract.name] = share + more
        return found


class DoublingTurn(Before):
    """A player says whom to double: the same deals are played on, and settled with the bets that follow."""

    assumptions = (
        Assumption(read=True, style=0),
        Assumption(read=True, style=1),
        Assumption(read=False, style=0),
    )

    def __init__(self, at: Doubling) -> None:
        """Look at a doubling; raise ``RecordError`` if the hand of whose turn it is is not known."""
        super().__init__(at.setting, at.speaker.seat)
        self._at = at
        alike: dict[frozenset[int], list[str]] = {}
        for move in at.obligation().legal():
            alike.setdefault(frozenset(at.speaker.names(move)), []).append(move)
        self.groups = [*alike.values()]

    def worlds(self, rng: random.Random, *, read: bool) -> Iterator[World]:
        """Worlds without end; ``read`` weighs them by the call and by what the others have said."""
        draw = partial(self._worlds.draw, rng)
        while True:
            yield likely(draw, self._weight, rng) if read else draw()

    def _weight(self, world: World) -> float:
        """How likely a world is by what was called and said."""
        setting, contract, weight = self.dealt(world), self._at.contract, 1.0
        left = frozenset(setting.left)
        if setting.dealer != self.seat and len(left) > 1 and prices.known(left, setting.options):
            promise = edge(hand_of(setting.hands, setting.dealer), contract, setting)
            weight *= exp(min(promise - prices.price(contract.name, left), 0) / PER_POINTS)
        at = Doubling(setting, contract)
        for seat, said in self._at.said:
            if seat != self.seat and double_to_say(at).move != said:
                weight *= OTHERWISE
            at = at.after(said)
        return weight

    def brought(self, world: World, style: int, among: Sequence[int]) -> list[float]:
        """One's own points after some words, if all who follow speak by custom."""
        setting, at = self.dealt(world), self._at
        points = base(at.contract, setting, world, style)
        here = replace(at, setting=setting)
        return [self.settled(here.after(self.groups[number][0]), points) for number in among]
