"""Which cards may be played at moments of a contract, those among them at which every card may."""

from __future__ import annotations

import random
from collections.abc import Callable

from tutor.barbu.play import Play
from tutor.core.message import Message
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.teach import rulings
from tutor.teach.barbu.kinds.allowed import ask
from tutor.teach.barbu.plays import board, dealt, until
from tutor.teach.legacy import Kind
from tutor.teach.question import Board

#: A sort of moment at which the learner is to play.
Sort = Callable[[Play], bool]


def may_play(
    name: str, title: Message, call: str, rules: tuple[Rule, ...], sorts: tuple[tuple[Sort, ...], ...]
) -> Kind:
    """The kind that asks for the cards that may be played in a contract, ``call`` as records write it.

    ``sorts`` are for each level the sorts of moments that it asks about, each of them about equally often; from the
    second level on there are two tables, with different sorts, and at one of them something is forbidden.
    """

    def draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
        while True:
            chosen = rng.sample(sorts[level - 1], 2 if level > 1 else 1)
            boards = tuple(board(found_at(call, rng, sort)) for sort in chosen)
            if level == 1 or not all(map(_free, boards)):
                return boards

    return Kind(name, title, "mark", rules, draw, ask)


def found_at(call: str, rng: random.Random, fits: Sort) -> Record:
    """A deal up to a moment that fits, the learner to play, all hands known."""
    while True:
        found = until(dealt(call, rng), rng, lambda at: isinstance(at, Play) and fits(at))
        if found is not None:
            return found


def _free(record: Record) -> bool:
    """Whether every card may be played: then there is nothing to find out."""
    return all(ruling.legal for ruling in rulings.asked(rulings.moment(record)))
