"""Whether cards can lie as everything that is known of them asks, wherever the unknown ones are.

``Whereabouts`` holds what is known: places such as hands, each with its room and the cards that may lie there.  That
some way to lay the cards out is left is decided by Hall's theorem, without looking for one.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tutor.core.cards import Cards, Pack


class Place(NamedTuple):
    """A place for cards: the number of cards in it, and the cards that may be among them."""

    room: int
    may: Cards


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """The knowledge of where the cards of a pack lie.

    The places have room for the whole pack together, so that each of them is full in the end.  Each thing that is known
    makes another ``Whereabouts``.  A hand of two cards that holds the king of hearts and no spade can be; with only two
    diamonds left for it besides, one of three cards that all are red can be, and one of four cannot:

    >>> from tutor.core.cards import BARBU
    >>> def hand(size):
    ...     known = Whereabouts.of(BARBU, {"hand": size, "rest": 52 - size})
    ...     return known.lying(BARBU.read("HK"), "hand").missing(BARBU.all.of("S"), "hand")
    >>> hand(2).possible
    True
    >>> elsewhere = BARBU.all - BARBU.all.of("S") - BARBU.read("HK D2 D3")
    >>> [hand(size).missing(elsewhere, "hand").possible for size in (3, 4)]
    [True, False]
    """

    pack: Pack
    places: Mapping[Hashable, Place]

    @classmethod
    def of(cls, pack: Pack, rooms: Mapping[Hashable, int]) -> Whereabouts:
        """Places with so much room, in which any card may lie; one without room is none."""
        return cls(pack, {where: Place(room, pack.all) for where, room in rooms.items() if room})

    def lying(self, cards: Cards, *where: Hashable) -> Whereabouts:
        """The same, and these cards lie in one of these places, not in the others."""
        return self.missing(cards, *(other for other in self.places if other not in where))

    def missing(self, cards: Cards, *where: Hashable) -> Whereabouts:
        """The same, and none of these cards lies in any of these places."""
        if not cards:
            return self
        changed = {one: Place(room, may - cards) for one, (room, may) in self.places.items() if one in where}
        return Whereabouts(self.pack, {**self.places, **changed})

    def holding(self, cards: Cards, where: Hashable, count: int = 1) -> Whereabouts:
        """The same, and at least so many of these cards lie in this place: so much of its room is kept for them."""
        if count <= 0:
            return self
        room, may = self.places[where]
        kept = {(where, cards, count): Place(count, may & cards), where: Place(room - count, may)}
        return Whereabouts(self.pack, {**self.places, **kept})

    @property
    def possible(self) -> bool:
        """Whether all cards can lie like this.

        They can unless there are cards that may lie only in places with too little room for them (Hall's theorem): of
        each choice of places it is asked how many cards may lie in no other.  Places for the same cards are chosen
        together, for no card may lie only in some of them.
        """
        together: dict[int, int] = {}
        for room, may in self.places.values():
            together[may.bits] = together.get(may.bits, 0) + room
        rooms, others = [0], [0]
        for may_lie, room in together.items():
            rooms = [*(chosen + room for chosen in rooms), *rooms]
            others = [*others, *(bits | may_lie for bits in others)]
        every = self.pack.all.bits
        return all((every & ~other).bit_count() <= room for room, other in zip(rooms, others, strict=True))
