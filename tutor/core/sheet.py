"""The score sheet of a deal: its lines, each with the rule that says so, and the scores."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from operator import attrgetter
from typing import NamedTuple

from tutor.core.rule import Reason, Rule


class Line(NamedTuple):
    """One line of a score sheet: a reason, and its value in points.

    For whom, its game says: in French Tarot ``value`` is what each defender pays the attack, in Barbu what the seat in
    the fact ``by`` wins.  A line of value 0 explains, and need not be added up.
    """

    reason: Reason
    value: int


class Sheet:
    """The outcome of a finished deal: the score line by line, and the scores by seat.

    ``scores`` are whole points, won or lost; ``None`` where they cannot be known, as in a record that begins in the
    middle of a deal.  ``ended`` is the rule that ended a deal without play.  The scores are known at once.  Lines that
    only explain them can be an iterator, which is read when somebody asks.
    """

    def __init__(self, lines: Iterable[Line], scores: tuple[int, ...] | None, ended: Rule | None = None) -> None:
        """Put ``lines`` and ``scores`` beside each other."""
        self._lines = lines
        self.scores = scores
        self.ended = ended

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The score line by line."""
        return tuple(self._lines)

    def __eq__(self, other: object) -> bool:
        """Compare all that the sheets say."""
        said = attrgetter("lines", "scores", "ended")
        return isinstance(other, Sheet) and said(self) == said(other)

    def __hash__(self) -> int:
        """Hash by the scores."""
        return hash(self.scores)
