"""The topics that arose in a deal that a learner has played: where a rule bound them, and they kept to it.

A deal is credit and never blame: what is bad play is advice, and nobody is asked at a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tutor.core.rule import Rule
from tutor.games import GAMES
from tutor.teach.topics import Topic, topics_of


def topics_played(game: str, moves: Iterable[tuple[Any, Any]]) -> tuple[Topic, ...]:
    """The topics of a learner’s moves in a deal, each with the position before it.

    A move at which nothing was forbidden shows nothing: whoever may play any card need not know why.
    """
    return topics_of(_rules(game, moves))


def _rules(game: str, moves: Iterable[tuple[Any, Any]]) -> Iterator[Rule]:
    for before, move in moves:
        if any(not ruling.legal for ruling in before.obligation().rulings):
            yield GAMES[game].ruling(before, move).rule
