"""The turns before the first card: which bid, which card to call, which écart."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from itertools import chain, combinations
from math import prod

from tutor.coach.judging import Assumption
from tutor.coach.numbers import numbers
from tutor.coach.tarot import reading
from tutor.coach.tarot.bits import CODES, KINGS, PLAIN, SUIT_BITS, worth
from tutor.coach.tarot.playing import LEAST, STYLES
from tutor.coach.tarot.whole import Contracted, Dealt, Table
from tutor.coach.worlds import World, Worlds, likely
from tutor.core.cards import TAROT, Cards
from tutor.core.hands import hand_of
from tutor.core.possible import Whereabouts
from tutor.tarot.auction import PASS, Auction
from tutor.tarot.call import PREFIX as CALL
from tutor.tarot.call import Call
from tutor.tarot.dog import PREFIX as DISCARD
from tutor.tarot.dog import Dog
from tutor.tarot.setting import CONTRACTS, HAND_SIZES, Setting, dog_size

#: The place of a dog that nobody has seen.
DOG = "dog"
#: The points a deal that a taker who thinks makes more than one who goes by rules of thumb (``benchmarks.coach``), by
#: the number of players: lines are played on by such rules, and would make every bid look that much worse than it is.
SKILL = {3: 8.0, 4: 20.0, 5: 15.0}


class Before:
    """A turn before the first card: the other hands are drawn, and the dog as long as nobody has seen it."""

    def __init__(self, setting: Setting, seat: int, said: Sequence[tuple[int, str]], held: int) -> None:
        """Sit at ``seat``, which holds these cards, those of a dog that was picked up among them."""
        self.table, self.seat, self.held = Table(setting, seat), seat, held
        self._said = tuple(one for one in reading.heard(said) if one.seat != seat)
        size = HAND_SIZES[setting.players]
        rooms: dict[Hashable, int] = dict.fromkeys(range(setting.players), size)
        rooms[seat] = held.bit_count()
        known = Whereabouts.of(TAROT, {**rooms, DOG: dog_size(setting.players) + size - held.bit_count()})
        self._worlds = Worlds(known.lying(Cards(TAROT, held), seat))

    @property
    def assumptions(self) -> tuple[Assumption, ...]:
        """Reading bids or not, and two styles."""
        read = bool(self._said)
        plain = (Assumption(read=False, style=0),) if read else ()
        return (Assumption(read, 0), Assumption(read, 1), *plain)

    @property
    def least(self) -> float:
        """Three points for every player with whom a taker settles."""
        return LEAST * (self.table.players - 1)

    def every(self, _most: int) -> None:
        """All worlds: there are always too many."""

    def worlds(self, rng: random.Random, *, read: bool) -> Iterator[World]:
        """Worlds without end; ``read`` weighs them by what the others have said."""
        draw = partial(self._worlds.draw, rng)
        while True:
            yield likely(draw, self._weight, rng) if read else draw()

    def _weight(self, world: World) -> float:
        """How likely a world is by what was said."""
        return prod(reading.weight(said, world[said.seat], self.table.players) for said in self._said)

    def _dealt(self, world: World) -> Dealt:
        """The cards of a world."""
        return Dealt(tuple(world[seat] for seat in range(self.table.players)), world.get(DOG, 0))


class BidTurn(Before):
    """Somebody speaks in the auction."""

    def __init__(self, at: Auction) -> None:
        """Look at an auction; raise ``RecordError`` if the hand of whose turn it is is not known."""
        super().__init__(at.setting, at.turn or 0, at.said, hand_of(at.setting.hands, at.turn).bits)
        self._at = at
        #: Everything that may be said but throwing the hand in.
        self.groups = [[bid] for bid in at.obligation().legal() if bid in {PASS, *CONTRACTS}]

    def brought(self, world: World, style: int, among: Sequence[int]) -> list[float]:
        """One's own points after some words, if those who follow bid by the usual count."""
        dealt = self._dealt(world)
        return [self._after(dealt, self.groups[number][0], style) for number in among]

    def _after(self, dealt: Dealt, bid: str, style: int) -> float:
        spoken = {seat for seat, _ in self._at.said}
        highest = self._at.highest if bid == PASS else (self.seat, bid)
        for step in range(1, self.table.players):
            seat = (self.seat + step) % self.table.players
            if seat not in spoken:
                word = self.table.bid(dealt.hands[seat], highest[1] if highest else None)
                highest = highest if word == PASS else (seat, word)
        if highest is None:
            return 0.0
        skill = SKILL[self.table.players] if highest[0] == self.seat else 0.0
        return self.table.brought(dealt, Contracted(*highest), STYLES[style]) + skill


class CallTurn(Before):
    """A taker calls a card at a table of five."""

    def __init__(self, at: Call, said: Sequence[tuple[int, str]]) -> None:
        """Look at a call; raise ``RecordError`` if the taker's hand is not known."""
        super().__init__(at.setting, at.taker, said, hand_of(at.setting.hands, at.taker).bits)
        self._at = at
        self.groups = [[move] for move in at.obligation().legal()]

    def brought(self, world: World, style: int, among: Sequence[int]) -> list[float]:
        """One's own points after some calls."""
        dealt, at = self._dealt(world), self._at
        cards = [TAROT[self.groups[number][0].removeprefix(CALL)].bit for number in among]
        return [self.table.brought(dealt, Contracted(at.taker, at.contract, card), STYLES[style]) for card in cards]


class EcartTurn(Before):
    """A taker sets a card aside: whole écarts are compared, and a card is worth what the écart is that it begins."""

    def __init__(self, at: Dog, said: Sequence[tuple[int, str]]) -> None:
        """Look at an écart; raise ``RecordError`` if the taker's cards are not known."""
        legal = [TAROT[move.removeprefix(DISCARD)].bit for move in at.obligation().legal()]
        held = (at.held or TAROT.none) | at.aside
        super().__init__(at.setting, at.taker, said, held.bits)
        self._at, self._dog = at, (at.setting.dog or TAROT.none).bits
        self._ecarts = dict(_begun(sum(legal), held.bits, at.aside.bits, dog_size(at.setting.players)))
        self.groups = [[DISCARD + CODES[card] for card in numbers(cards)] for cards in self._ecarts.values()]

    @property
    def whole(self) -> tuple[str, ...]:
        """The whole écart of each group, the usual one first: the codes of its cards."""
        return tuple(" ".join(CODES[card] for card in numbers(ecart)) for ecart in self._ecarts)

    def brought(self, world: World, style: int, among: Sequence[int]) -> list[float]:
        """One's own points with some écarts."""
        at, ecarts = self._at, [*self._ecarts]
        hands = self._dealt(world).hands
        dealt = Dealt((*hands[: at.taker], self.held & ~self._dog, *hands[at.taker + 1 :]), self._dog)
        called = at.called.bit if at.called else None
        ways = (Contracted(at.taker, at.contract, called, ecarts[number]) for number in among)
        return [self.table.brought(dealt, way, STYLES[style]) for way in ways]


def _begun(legal: int, held: int, aside: int, size: int) -> Iterator[tuple[int, int]]:
    """Whole écarts that are worth a thought, each with the legal cards that no earlier one begins with.

    The usual one comes first; then those that set other suits aside as a whole; then, for any card that is left, the
    usual one with that card in place of another.
    """
    usual = reading.custom_aside(held & ~aside, size - aside.bit_count()) | aside
    left = legal
    for ecart in chain([usual], _with_voids(held, aside, size)):
        if left & ecart:
            yield ecart, left & ecart
            left &= ~ecart
    for card in numbers(left):
        out = max(numbers(usual & ~aside), key=lambda other: (worth(1 << other) == 1, other))
        yield usual & ~(1 << out) | 1 << card, 1 << card


def _with_voids(held: int, aside: int, size: int) -> Iterator[int]:
    """Écarts that set one, two or three suits aside as a whole, and then the cards of other suits worth most."""
    suits = [suit for suit in SUIT_BITS if held & suit and not held & suit & KINGS]
    for count in (2, 1, 3):
        for chosen in combinations(suits, count):
            ecart = aside | held & sum(chosen)
            if ecart.bit_count() <= size:
                rest = held & PLAIN & ~KINGS & ~ecart
                by_worth = sorted(numbers(rest), key=lambda card: (not 1 << card & sum(suits), -worth(1 << card)))
                filled = by_worth[: size - ecart.bit_count()]
                if len(filled) + ecart.bit_count() == size:
                    yield ecart | sum(1 << card for card in filled)
