"""Numbered places, and what belongs to each of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tutor.core.message import Message
from tutor.teach.arrangement import Demand, Place
from tutor.teach.saying import Saying


def numbered(titles: Sequence[Message]) -> tuple[Place, ...]:
    """A place for each thing, numbered from 1, the title of which may name its number."""
    return tuple(Place(str(number), Saying.plain(title, number=number), 1) for number, title in enumerate(titles, 1))


def falling(measured: Mapping[str, int], says: Callable[[int, str], Saying]) -> tuple[Demand, ...]:
    """The demands on each place, for things that are measured: the highest first, and those alike in either order.

    ``says`` tells by the number of the place, and by a thing that may lie there, why another is wrong.
    """
    row = sorted(measured, key=lambda name: measured[name], reverse=True)
    return tuple(
        Demand(str(number), tuple(one for one in row if measured[one] == measured[name]), 1, 1, says(number, name))
        for number, name in enumerate(row, 1)
    )
