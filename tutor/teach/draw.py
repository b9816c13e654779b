"""The source of a question: a level, a number, what it is about, and the random numbers that follow from them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from tutor.core.record import Record

T = TypeVar("T")

#: More draws than any question takes: a kind that has found nothing by then says so, instead of turning for ever.
TRIES = 10_000


class Draw(NamedTuple):
    """All that a kind draws a question from.

    ``level`` is 1, 2 or 3; ``number`` counts the questions about the same thing from 1; ``about`` is that thing, one of
    those that the kind names, or empty.  ``deal`` is a position of the reader's own, where the question is about one.

    >>> Draw(2, 1, random.Random(0)).of("easy", "middling", "hard")
    'middling'
    """

    level: int
    number: int
    rng: random.Random
    about: str = ""
    deal: Record | None = None

    def of(self, *each: T) -> T:
        """The one of three things that belongs to this level."""
        return each[self.level - 1]

    def until(self, attempt: Callable[[], T | None]) -> T:
        """The first of many attempts that comes to something; raise ``NothingFoundError`` if none of them does."""
        return first_found(attempt, f"{attempt.__qualname__}, {self.about}, level {self.level}, number {self.number}")


def first_found(attempt: Callable[[], T | None], name: str) -> T:
    """The first of many attempts that comes to something.

    Raise ``NothingFoundError``, with the ``name`` of what is looked for, if none of them does.
    """
    for _ in range(TRIES):
        found = attempt()
        if found is not None:
            return found
    raise NothingFoundError(name)


class NothingFoundError(RuntimeError):
    """A question, or a position for one, that cannot be made; its name says which."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name}: {TRIES} draws, and none of them can be asked")
