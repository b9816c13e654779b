"""The ways to lay cards out that fit all that is known of them: counted, and drawn, each as likely as any other.

What is known is a ``Whereabouts``.  Cards that may lie in just the same places are one group; of each group it is
counted in how many ways it, and the groups after it, can be split over the room that is left.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice, product
from math import comb, factorial, prod

from tutor.core.cards import Card, Cards
from tutor.core.possible import Whereabouts

#: The number of cards of a group that go to each place, or the room left in each place.
Split = tuple[int, ...]


class Layouts:
    """All ways to lay cards out that fit what is known of them.

    A hand of two of four cards that does not hold the first of them holds two of the other three:

    >>> from tutor.core.cards import BARBU
    >>> pack = BARBU.read("S2 S3 S4 S5")
    >>> known = Whereabouts.of(BARBU, {"hand": 2, "rest": 50}).missing(BARBU.all - pack, "hand")
    >>> Layouts(known.missing(BARBU.read("S2"), "hand")).count
    3
    >>> Layouts(known).draw(random.Random(1))["hand"]
    Cards(S2 S3)
    """

    def __init__(self, known: Whereabouts) -> None:
        """Prepare to count the ways that fit what is ``known``."""
        self._places = tuple(known.places)
        self._rooms = tuple(place.room for place in known.places.values())
        groups: dict[tuple[bool, ...], list[Card]] = {}
        for card in known.pack.cards:
            groups.setdefault(tuple(card in place.may for place in known.places.values()), []).append(card)
        # The largest group comes last, where the room that is left is its own: there is one way to split it.
        self._groups = tuple(sorted(groups.items(), key=lambda group: len(group[1])))
        self._pack = known.pack
        self._ways = lru_cache(maxsize=None)(self._count)

    @property
    def count(self) -> int:
        """The number of ways."""
        return self._ways(0, self._rooms)

    def draw(self, rng: random.Random) -> dict[Hashable, Cards]:
        """The cards in each place, in one of the ways, all equally likely; raise ``IndexError`` if there is none."""
        rooms, lying = self._rooms, [0] * len(self._places)
        for number, (_, cards) in enumerate(self._groups):
            weighed = [(split, ways) for split, ways in self._splits(number, rooms) if ways]
            [split] = rng.choices([split for split, _ in weighed], [ways for _, ways in weighed])
            shuffled = iter(rng.sample(cards, len(cards)))
            for place, count in enumerate(split):
                lying[place] |= sum(next(shuffled).bit for _ in range(count))
            rooms = _left(rooms, split)
        return {place: Cards(self._pack, bits) for place, bits in zip(self._places, lying, strict=True)}

    def _count(self, number: int, rooms: Split) -> int:
        """The number of ways in which the groups from this one on fill the room that is left."""
        if number == len(self._groups):
            return int(not any(rooms))
        return sum(ways for _, ways in self._splits(number, rooms))

    def _splits(self, number: int, rooms: Split) -> Iterator[tuple[Split, int]]:
        """Every split of a group, with the number of ways to lay out this group and those after it like that."""
        may, cards = self._groups[number]
        room = tuple(left if allowed else 0 for left, allowed in zip(rooms, may, strict=True))
        last = number + 1 == len(self._groups)
        for split in [room] if last else _over(len(cards), room):
            if sum(split) == len(cards):
                chosen = factorial(len(cards)) // prod(map(factorial, split))
                yield split, chosen * self._ways(number + 1, _left(rooms, split))


def holding(known: Whereabouts, where: Hashable, sets: Iterable[Cards], kept: Callable[[Cards], bool]) -> int:
    """The number of ways to lay cards out in which the cards in one place pass a test.

    The test ``kept`` sees the cards of the ``sets`` that lie there, and must depend on nothing but how many of each.
    A hand of two of five cards, of which two are hearts, holds both in one way of ten, and one at least in seven:

    >>> from tutor.core.cards import BARBU
    >>> pack = BARBU.read("H2 H3 S2 S3 S4")
    >>> known = Whereabouts.of(BARBU, {"hand": 2, "rest": 50}).missing(BARBU.all - pack, "hand")
    >>> hearts = [pack.of("H")]
    >>> holding(known, "hand", hearts, lambda held: len(held) == 2), holding(known, "hand", hearts, bool)
    (1, 7)
    """
    alike = tuple(sets)
    atoms: dict[tuple[bool, ...], dict[tuple[bool, ...], Cards]] = {}
    for card in known.places[where].may:
        within = tuple(card in one for one in alike)
        if any(within):
            same = atoms.setdefault(tuple(card in place.may for place in known.places.values()), {})
            same[within] = same.get(within, known.pack.none).with_card(card)
    groups = [list(same.values()) for same in atoms.values()]
    weights: Counter[tuple[int, ...]] = Counter()
    for picks in product(*(range(len(atom) + 1) for group in groups for atom in group)):
        number, held, ways, totals = iter(picks), known.pack.none, 1, []
        for group in groups:
            chosen = [(atom, next(number)) for atom in group]
            totals.append(sum(count for _, count in chosen))
            for atom, count in chosen:
                held |= known.pack.set(islice(atom, count))
                ways *= comb(len(atom), count)
        if kept(held):
            weights[tuple(totals)] += ways
    return sum(ways * _with(known, where, groups, totals) for totals, ways in weights.items())


def _with(known: Whereabouts, where: Hashable, groups: Sequence[Sequence[Cards]], totals: tuple[int, ...]) -> int:
    """The number of ways to lay out the rest, if so many certain cards of each group lie in one place."""
    for atoms, count in zip(groups, totals, strict=True):
        cards = list(chain.from_iterable(atoms))
        known = known.lying(known.pack.set(cards[:count]), where).missing(known.pack.set(cards[count:]), where)
    return Layouts(known).count


def _over(count: int, room: Split) -> Iterator[Split]:
    """All ways to split so many cards of one sort over places with so much room."""
    first, *others = room
    if not others:
        yield (count,)
        return
    for here in range(max(0, count - sum(others)), min(first, count) + 1):
        yield from ((here, *rest) for rest in _over(count - here, tuple(others)))


def _left(rooms: Split, split: Split) -> Split:
    return tuple(room - count for room, count in zip(rooms, split, strict=True))
