"""Moments of deals of Barbu at which the learner is to play, everybody having played any card that is allowed."""

from __future__ import annotations

from collections.abc import Callable

from tutor.barbu.play import Play
from tutor.core.cards import SUITS
from tutor.core.record import Record
from tutor.teach.barbu.plays import dealt, lived
from tutor.teach.draw import Draw


def moment(call: str, draw: Draw, fits: Callable[[Play], bool]) -> tuple[Play, Record]:
    """The first moment that fits of a deal of the contract ``call``, and the deal up to it, all hands known."""

    def attempt() -> tuple[Play, Record] | None:
        played = lived(dealt(call, draw.rng), draw.rng)
        return next(((at, record) for at, record in played if isinstance(at, Play) and fits(at)), None)

    return draw.until(attempt)


def trumps_led(draw: Draw) -> tuple[Play, str]:
    """A moment of Trumps at which the learner leads to the next trick, after more of them from level to level.

    Beside it the suit that is trumps.
    """

    def attempt() -> tuple[Play, str] | None:
        suit, wanted = draw.rng.choice(SUITS), draw.rng.choice(draw.of((2, 3), (3, 4), (5, 6, 7)))
        for at, _ in lived(dealt(f"trumps {suit}", draw.rng), draw.rng):
            if isinstance(at, Play) and len(at.taken) >= wanted:
                return (at, suit) if len(at.taken) == wanted and not at.trick.cards else None
        return None

    return draw.until(attempt)
