"""The trick of every game that is played in tricks: each card before its player, who led, which is highest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tutor.core.message import N_
from tutor.core.trick import Trick
from tutor.show.table.felt import Chair

TRICK = N_("Trick {number} of {size}")
TO_PLAY, LED, HIGHEST = N_("to play", "tag of a player"), N_("led", "tag of a card"), N_("highest", "tag of a card")


class Shown(NamedTuple):
    """The trick on the table, and whether it is ``complete`` and not yet gathered."""

    trick: Any
    complete: bool

    @classmethod
    def of(cls, trick: Trick, gathered: Sequence[Trick], *, still: bool) -> Shown:
        """The running trick; or, if that has not begun and the last one is ``still`` to be shown, the last one."""
        complete = still and gathered_last(trick, gathered)
        return cls(gathered[-1] if complete else trick, complete)

    def chairs(self, best: int | None, turn: int | None) -> Iterator[Chair]:
        """Everybody's place with their card: ``best`` is the seat whose card is highest, ``turn`` the one to play.

        When the trick is complete, only its winner is marked.
        """
        trick, complete = self
        cards = {trick.seat_of(card): card for card in trick.cards}
        for seat in range(trick.players):
            due = {TO_PLAY: seat == turn, LED: bool(cards) and seat == trick.leader, HIGHEST: seat == best}
            marks = () if complete else tuple(mark for mark, said in due.items() if said)
            yield Chair(cards.get(seat), marks=marks, wins=complete and seat == best)


def gathered_last(trick: Trick, gathered: Sequence[Trick]) -> bool:
    """Whether a trick has just been gathered: there was one, and none has begun since."""
    return not trick.cards and bool(gathered)
