"""An exercise as a page shows it, drawn by its name or about a position of somebody’s own."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.rule import Rule
from tutor.teach.kind import Exercise, Kind
from tutor.teach.question import Question


class Shown(NamedTuple):
    """A question of a kind, and the ``name`` under which it is found again.

    ``number`` chooses among the words for a right answer, so that not all exercises of a page have the same; ``rules``
    are those that it trains, if it has a name.
    """

    name: str
    kind: Kind
    question: Question
    number: int
    rules: tuple[Rule, ...] = ()

    @classmethod
    def of(cls, asked: Exercise) -> Shown:
        """An exercise that is drawn by its name."""
        return cls(str(asked), asked.kind, asked.question, asked.seed, asked.rules)
