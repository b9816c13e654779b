"""Deals up to a moment at which the learner is to play."""

from __future__ import annotations

import random
from collections.abc import Callable

from tutor.barbu.play import Play
from tutor.core.record import Record
from tutor.teach.barbu.plays import dealt, until

#: A sort of moment at which the learner is to play.
Sort = Callable[[Play], bool]


def found_at(call: str, rng: random.Random, fits: Sort) -> Record:
    """A deal up to a moment that fits, the learner to play, all hands known."""
    while True:
        found = until(dealt(call, rng), rng, lambda at: isinstance(at, Play) and fits(at))
        if found is not None:
            return found
