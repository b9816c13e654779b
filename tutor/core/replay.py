"""Making moves one after another, through all phases of a deal, and the copy of a position that a move makes."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from tutor.core.errors import RecordError, RefusedError
from tutor.core.message import N_
from tutor.core.obligation import Position
from tutor.core.reading import codes
from tutor.core.record import Record

At = TypeVar("At", bound=Position[Any])
Known = TypeVar("Known")
#: Whether the unknown cards can lie so that the positions passed were possible; once false, it stays so.
Possible = Callable[[Sequence[At]], bool]

NOTHING_MORE = N_("nothing more: the deal is over")
ANOTHER_MOVE = N_("another move: after this one, what is known leaves no place for some of the cards")
OTHER_CARDS = N_("other cards: with these, what is known leaves no place for some of the others")


def _anything(_: Sequence[object]) -> bool:
    """True always: whether the cards can lie so is not judged."""
    return True


def lived(start: At, moves: Sequence[str], onwards: Callable[[At], At], possible: Possible[At] = _anything) -> list[At]:
    """Make moves one after another through all phases of a deal; return the positions passed, ``start`` the first.

    Each position reads its own moves, and ``onwards`` gives the phase that follows when one is over.  There is one
    position more than moves: the last is the one that they lead to.  Raise
    ``RecordError`` at the first move that may not be made, or after which no deal is ``possible`` any more.
    """
    passed = [start]
    try:
        for number, text in enumerate(moves):
            place = f"moves[{number}]"
            at = passed[-1]
            if at.turn is None:
                raise RecordError(place, text, NOTHING_MORE)
            passed.append(onwards(make(at, at.read(text, place), place, text)))
    finally:
        # Also where a move is refused: if an earlier one cannot have been, that is the first to be wrong.
        if not possible(passed):
            last = bisect_left(range(1, len(passed)), x=True, key=lambda last: not possible(passed[: last + 1]))
            raise RecordError(f"moves[{last}]", moves[last], ANOTHER_MOVE)
    return passed


def check_start(record: Record, begin: Callable[[Record], At], possible: Possible[At]) -> None:
    """Check that a record's beginning is possible; raise ``RecordError`` at the first cards that make it impossible."""
    if possible([begin(record)]):
        return
    unknown = (None,) * record.players
    for seat, hand in enumerate(record.hands):
        known = replace(record, hands=(*record.hands[: seat + 1], *unknown[seat + 1 :]), dog=None)
        if hand is not None and not possible([begin(known)]):
            raise RecordError(f"hands.{seat}", codes(hand), OTHER_CARDS)
    raise RecordError("dog", codes(record.dog), OTHER_CARDS)


def make(position: At, move: object, place: str, text: str = "") -> At:
    """The position after one move, written as ``text``; raise ``RecordError`` at ``place`` if it is refused."""
    written = text or str(move)
    if position.turn is None:
        raise RecordError(place, written, NOTHING_MORE)
    try:
        return position.after(move)
    except RefusedError as refused:
        raise RecordError(place, written, refused.expected, **refused.facts) from refused


def moved(at: Known, **parts: object) -> Known:
    """The position with other ``parts``, which does not know its duty yet.

    ``dataclasses.replace`` would take as long as all the rest of a move.  But it would refuse a part that there is not,
    and set what follows from other parts anew; this does neither.
    """
    after: Known = object.__new__(type(at))
    state = vars(after)
    state |= vars(at)
    state |= parts
    state["_duty"] = None
    return after
