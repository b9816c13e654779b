"""Worlds: ways to lay the hidden cards out that fit all that is known, each as likely as any other.

``Layouts`` counts all ways exactly and draws one of them, but needs seconds in the middle of a deal.  Here the cards
that are least free are laid first, wherever there is room.  Some ways come too often like that, but how much too often
follows from the room that each group of cards found; of those only so many are kept that all are as likely again.
Cards are bits of one number, as in ``Cards.bits``.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import islice
from math import exp, inf, lgamma

from tutor.core.possible import Whereabouts

#: The number of fillings that are looked at for the rarest one before any is kept.
PILOT = 60
#: The number of fruitless fillings after which the cards are taken to fit in no way.
PATIENCE = 2000
#: The number of worlds that are looked at for one that custom does not make unlikely.
TRIES = 10

#: All worlds are looked for only where so few cards may lie in several places, and in so many steps for each.
FEW, STEPS = 24, 60

_MORE = object()
_LOG_FACTORIALS = [lgamma(number + 1) for number in range(100)]
#: The logarithm of a chance of nothing.
_NEVER = -inf

#: The cards in each place.
World = dict[Hashable, int]


class NoWorldError(ValueError):
    """Nothing fits all that is known."""


class Worlds:
    """The worlds that fit what is ``known``, one after the other, from one source of chance.

    A hand of two of four cards that does not hold the first of them:

    >>> from tutor.core.cards import BARBU
    >>> from tutor.core.possible import Whereabouts
    >>> pack = BARBU.read("S2 S3 S4 S5")
    >>> known = Whereabouts.of(BARBU, {"hand": 2, "rest": 50}).missing(BARBU.all - pack, "hand")
    >>> worlds = Worlds(known.missing(BARBU.read("S2"), "hand"))
    >>> len({worlds.draw(random.Random(seed))["hand"] for seed in range(50)})
    3
    """

    def __init__(self, known: Whereabouts) -> None:
        """Prepare to draw; raise ``NoWorldError`` if nothing fits."""
        if not known.possible:
            raise NoWorldError
        self._fixed: World = dict.fromkeys(known.places, 0)
        self._rooms = {name: place.room for name, place in known.places.items()}
        self._may = {name: place.may.bits for name, place in known.places.items()}
        free: dict[tuple[Hashable, ...], list[int]] = {}
        for card in known.pack.cards:
            names = tuple(name for name, bits in self._may.items() if bits & card.bit)
            if len(names) == 1:
                self._fixed[names[0]] |= card.bit
                self._rooms[names[0]] -= 1
            else:
                free.setdefault(names, []).append(card.bit)
        # Cards that may lie in few places come first.
        self._free = sorted(free.items(), key=lambda group: len(group[0]))
        self._most: float | None = None

    def every(self, most: int) -> list[World] | None:
        """All worlds, each once, unless there are more than ``most`` or too many to look for them."""
        if sum(len(bits) for _, bits in self._free) > FEW:
            return None
        found: list[World] = []
        cards = [(bit, names) for names, bits in self._free for bit in bits]
        steps = self._laid(cards, self._rooms.copy(), self._fixed.copy())
        for world in islice(steps, STEPS * (most + 1)):
            if world is not None:
                found.append(world)
                if len(found) > most:
                    return None
        return found if next(steps, _MORE) is _MORE else None

    def _laid(
        self, cards: Sequence[tuple[int, tuple[Hashable, ...]]], room: dict[Hashable, int], world: World
    ) -> Iterator[World | None]:
        """Every way to lay some cards out, with ``None`` for each step on the way."""
        if not cards:
            yield world.copy()
            return
        yield None
        (bit, names), *rest = cards
        for name in names:
            if room[name]:
                room[name] -= 1
                world[name] |= bit
                yield from self._laid(rest, room, world)
                room[name] += 1
                world[name] ^= bit

    def draw(self, rng: random.Random) -> World:
        """One world; raise ``NoWorldError`` if none is found."""
        if len(self._free) > 1 and self._most is None:
            self._most = max(weight for _, weight in (self._filled(rng) for _ in range(PILOT)))
        for _ in range(PATIENCE):
            world, weight = self._filled(rng)
            if weight == _NEVER:
                continue
            if self._most is None or weight >= self._most:
                return world
            if rng.random() < exp(weight - self._most):
                return world
        raise NoWorldError

    def _filled(self, rng: random.Random) -> tuple[World, float]:
        """A world, or nothing whole if the room is not enough, with the logarithm of what makes up for its chance.

        A group of ``n`` cards that is laid by chance where ``s`` cards have room lies in one of ``s!/(s-n)!`` ways.
        """
        room, world, weight, chance = self._rooms.copy(), self._fixed.copy(), 0.0, rng.random
        for names, bits in self._free:
            slots: list[Hashable] = []
            for name in names:
                slots += [name] * room[name]
            spare = len(slots) - len(bits)
            if spare < 0:
                return world, _NEVER
            weight += _LOG_FACTORIALS[len(slots)] - _LOG_FACTORIALS[spare]
            slots.sort(key=lambda _: chance())  # which is quicker than to shuffle them
            for bit, name in zip(bits, slots, strict=False):
                world[name] |= bit
                room[name] -= 1
        return world, weight


def likely(draw: Callable[[], World], weight: Callable[[World], float], rng: random.Random) -> World:
    """A world from among those that ``draw`` gives: the more weight it has, from 0 to 1, the likelier.

    If none of many is kept, it is the heaviest of them.
    """
    best, most = None, -1.0
    for _ in range(TRIES):
        world = draw()
        heavy = weight(world)
        if rng.random() < heavy:
            return world
        if heavy > most:
            best, most = world, heavy
    return draw() if best is None else best
