"""Things put to places as an answer: cards laid out to be shown, cards set aside, cards or calls in an order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, islice, product
from math import factorial, prod
from typing import NamedTuple

from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.teach.saying import Reply, Saying, Shown

A_THING = N_("a thing and its place, such as {example}: one of {names}, at one of {places}")
ONE_PLACE = N_("each thing at one place only")
ROOM = N_("at most {room} {room:n|thing|things} at this place")

#: The most right answers that are all told; of more only ``SOME`` are.
MANY, SOME = 1000, 20
#: The number of things of each sort at a place, sort by sort.
Counts = tuple[int, ...]


class Thing(NamedTuple):
    """A thing that is put to a place: its name in answers, and what it shows; ``says`` what is worth knowing of it."""

    id: str
    shows: Shown
    says: Saying | None = None


class Place(NamedTuple):
    """A place to which things are put: its name in answers, its title, and for how many there is room."""

    id: str
    title: Saying
    room: int


class Demand(NamedTuple):
    """A demand on a place: of the things ``among``, from ``least`` to ``most`` lie there; else it ``says`` why.

    One with something ``given`` bears only if that thing lies there too.
    """

    place: str
    among: tuple[str, ...]
    least: int
    most: int
    says: Saying
    given: str | None = None


@dataclass(frozen=True)
class Arrangement:
    """Things, and places to put them to.  Right is whatever meets all ``demands``; of others the first unmet is told.

    So there may be many right answers, and a page can judge each of them by counting.

    >>> says = Saying.plain(N_("Two cards."))
    >>> hand = tuple(Thing(name, name) for name in ("T5", "T6", "T7"))
    >>> two = Arrangement(hand, (Place("row", says, 3),), (Demand("row", ("T5", "T6", "T7"), 2, 2, says),))
    >>> two.members, two.key[0], two.reply(["T5@row"], ()).right
    (3, ('T5@row', 'T6@row'), False)
    """

    things: tuple[Thing, ...]
    places: tuple[Place, ...]
    demands: tuple[Demand, ...]

    @cached_property
    def members(self) -> int:
        """The number of right answers."""
        return sum(prod(map(_ways, self._sorts, zip(*counts, strict=True))) for counts in self._right())

    @property
    def key(self) -> tuple[tuple[str, ...], ...]:
        """The right answers, each in the order of the things; of very many some."""
        return tuple(islice(self._answers(), SOME if self.members > MANY else None))

    def reply(self, answer: Sequence[object], because: tuple[Saying, ...]) -> Reply:
        """Judge an answer; raise ``RecordError`` for one that is none."""
        lying = self._read(answer)
        on = {thing.id: thing.says for thing in self.things if thing.says}
        for demand in self.demands:
            there = lying[demand.place]
            if demand.given in {None, *there} and not demand.least <= len(there & {*demand.among}) <= demand.most:
                return Reply(right=False, because=(demand.says,), on=on)
        return Reply(right=True, because=because, on=on)

    def _read(self, answer: Sequence[object]) -> dict[str, set[str]]:
        """The things at each place."""
        names, rooms = [thing.id for thing in self.things], {place.id: place.room for place in self.places}
        lying: dict[str, set[str]] = {place: set() for place in rooms}
        for number, one in enumerate(answer):
            name, _, place = one.rpartition("@") if isinstance(one, str) else ("", "", "")
            where = f"answer[{number}]"
            if name not in names or place not in rooms:
                example = f"{names[0]}@{next(iter(rooms))}"
                raise RecordError(where, one, A_THING, example=example, names=", ".join(names), places=", ".join(rooms))
            if any(name in there for there in lying.values()):
                raise RecordError(where, one, ONE_PLACE)
            lying[place].add(name)
            if len(lying[place]) > rooms[place]:
                raise RecordError(where, one, ROOM, room=rooms[place])
        return lying

    # Right answers are found by counting: no demand tells two things apart that are named by the same demands.

    @cached_property
    def _sorts(self) -> tuple[tuple[str, ...], ...]:
        """The things, sort by sort."""
        sorts: dict[tuple[tuple[bool, bool], ...], list[str]] = {}
        for thing in self.things:
            named = tuple((thing.id in demand.among, thing.id == demand.given) for demand in self.demands)
            sorts.setdefault(named, []).append(thing.id)
        return tuple(map(tuple, sorts.values()))

    def _right(self, so_far: tuple[Counts, ...] = ()) -> Iterator[tuple[Counts, ...]]:
        """The counts in which things of each sort may lie at each place."""
        if len(so_far) == len(self.places):
            yield so_far
            return
        place = self.places[len(so_far)]
        left = [len(sort) - sum(counts[n] for counts in so_far) for n, sort in enumerate(self._sorts)]
        for counts in product(*(range(number + 1) for number in left)):
            here = (demand for demand in self.demands if demand.place == place.id)
            if sum(counts) <= place.room and all(self._meets(counts, demand) for demand in here):
                yield from self._right((*so_far, counts))

    def _meets(self, counts: Counts, demand: Demand) -> bool:
        lying = [(sort[0], number) for sort, number in zip(self._sorts, counts, strict=True) if number]
        bears = demand.given is None or demand.given in {name for name, _ in lying}
        return not bears or demand.least <= sum(n for name, n in lying if name in demand.among) <= demand.most

    def _answers(self) -> Iterator[tuple[str, ...]]:
        order = {thing.id: number for number, thing in enumerate(self.things)}
        for counts in self._right():
            by_sort = (_shares(sort, taken) for sort, taken in zip(self._sorts, zip(*counts, strict=True), strict=True))
            for shares in product(*map(list, by_sort)):
                put = [
                    (name, place.id)
                    for share in shares
                    for place, names in zip(self.places, share, strict=True)
                    for name in names
                ]
                yield tuple(f"{name}@{place}" for name, place in sorted(put, key=lambda one: order[one[0]]))


def _ways(sort: Sequence[str], taken: Iterable[int]) -> int:
    """The number of ways to take so many things of a sort to each place."""
    numbers = [*taken]
    left = len(sort) - sum(numbers)
    return factorial(len(sort)) // prod(map(factorial, (*numbers, left)))


def _shares(sort: Sequence[str], taken: Sequence[int]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Those ways, one by one: which things of the sort go to each place."""
    if not taken:
        yield ()
        return
    for names in combinations(sort, taken[0]):
        for others in _shares([name for name in sort if name not in names], taken[1:]):
            yield (names, *others)
