"""Whether the cards that a record does not tell can lie as all that it tells asks."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from tutor.barbu.layout import Layout
from tutor.barbu.play import Play
from tutor.core.possible import Whereabouts

#: The places of cards in no hand: on the table, or unknown since the record begins in the middle.
LYING, GONE = "lying", "gone"


def possible(passed: Sequence[Any]) -> bool:
    """Whether the unknown cards can lie as the positions passed so far ask.

    What somebody has played or could not play proves what they do not hold (``excluded``); all the others together must
    have room for it.
    """
    at = passed[-1]
    if not isinstance(at, Play | Layout) or None not in at.hands:
        return True  # before the play nothing is known of unknown cards; of known ones everything has been judged
    lying = at.played if isinstance(at, Play) else at.lying
    rooms: dict[Hashable, int] = {seat: _left(at, seat) for seat in range(len(at.hands))}
    rooms |= {LYING: len(lying), GONE: len(at.pack) - len(lying) - sum(rooms.values())}
    world = Whereabouts.of(at.pack, rooms).lying(lying, LYING)
    for seat, hand in enumerate(at.hands):
        world = world.missing(at.excluded[seat], seat) if hand is None else world.lying(hand, seat)
    return world.possible


def _left(at: Play | Layout, seat: int) -> int:
    """The number of cards that a player holds."""
    if isinstance(at, Layout):
        return at.left[seat]
    return at.size - len(at.taken) - at.trick.has_card_of(seat)
