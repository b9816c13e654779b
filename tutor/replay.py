"""Making moves one after another, through all phases of a deal, and the copy of a position that a move makes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from tutor.errors import RecordError, RefusedError
from tutor.rule import N_, Position

At = TypeVar("At", bound=Position[Any])

NOTHING_MORE = N_("nothing more: the deal is over")


def lived(start: At, moves: Iterable[str], onwards: Callable[[At], At]) -> list[At]:
    """Make moves one after another through all phases of a deal; return the positions passed, ``start`` the first.

    Each position reads its own moves, and ``onwards`` gives the phase that follows when one is over.
    """
    passed = [start]
    for number, text in enumerate(moves):
        place = f"moves[{number}]"
        at = passed[-1]
        if at.turn is None:
            raise RecordError(place, text, NOTHING_MORE)
        passed.append(onwards(make(at, at.read(text, place), place, text)))
    return passed


def make(position: At, move: object, place: str, text: str = "") -> At:
    """The position after one move, written as ``text``; raise ``RecordError`` at ``place`` if it is refused."""
    found = text or str(move)
    if position.turn is None:
        raise RecordError(place, found, NOTHING_MORE)
    try:
        return position.after(move)
    except RefusedError as refused:
        raise RecordError(place, found, refused.expected, **refused.facts) from refused


def moved(at: At, **parts: object) -> At:
    """The position with other ``parts``, which does not know its duty yet.

    ``dataclasses.replace`` would take as long as all the rest of a move.
    """
    after: At = object.__new__(type(at))
    state = vars(after)
    state |= vars(at)
    state |= parts
    state["_duty"] = None
    return after
