"""Moments of Domino to ask about, at the learner’s turn."""

from __future__ import annotations

from collections.abc import Callable

from tutor.barbu.layout import Layout
from tutor.barbu.phases import Phase
from tutor.barbu.row import ENDS, ONE_SIDED
from tutor.core.cards import BARBU
from tutor.core.record import Record
from tutor.teach import rulings
from tutor.teach.barbu.plays import board, dealt, until
from tutor.teach.draw import Draw
from tutor.teach.question import Board

#: The ranks from which the suits start, by level: in the middle, anywhere, at the ends or beside them.
STARTS = (("6", "7", "8", "9"), tuple(BARBU.suits["S"]), ("A", "2", "A", "2", "K", "3", "Q", "4"))
#: So many cards lie at least, by level.
LYING = (4, 6, 8)


def _any(_: Layout) -> bool:
    return True


def moment(draw: Draw, *, stuck: bool = False, wanted: Callable[[Layout], bool] = _any) -> Record:
    """A deal of Domino at the learner's turn, as they see it; at the last level, with a card of the far end.

    Some of their cards fit and others do not; or none does, and they are ``stuck``.  A layout may be ``wanted`` in
    which something else is so.
    """

    def fits(at: Phase) -> bool:
        if not isinstance(at, Layout) or len(at.lying) < draw.of(*LYING):
            return False
        fitting = at.hand & at.fitting
        if bool(fitting) is stuck or len(fitting) == len(at.hand) or not wanted(at):
            return False
        rules = {ruling.rule for ruling in at.obligation().rulings}
        return not rules.isdisjoint(draw.of(rules, rules, {ENDS, ONE_SIDED}))

    def attempt() -> Record | None:
        start = draw.rng.choice(draw.of(*STARTS))
        return until(dealt(f"domino {start}", draw.rng), draw.rng, fits)

    return board(draw.until(attempt))


def layout_of(shown: Board) -> Layout:
    """The layout on a board."""
    at = rulings.moment(shown)
    if not isinstance(at, Layout):
        raise TypeError(at)
    return at
