"""Which cards may be played at moments of a contract, those among them at which every card may."""

from __future__ import annotations

import random
from collections.abc import Callable

from tutor.barbu.play import Play
from tutor.cards import Cards
from tutor.message import Message
from tutor.record import Record
from tutor.rule import Rule
from tutor.teach import rulings
from tutor.teach.barbu.kinds.allowed import MARK_CARDS, MARK_CARDS_OF_BOTH
from tutor.teach.barbu.plays import board, dealt, until
from tutor.teach.kind import Kind
from tutor.teach.question import Board, Question

#: A sort of moment at which the learner is to play.
Sort = Callable[[Play], bool]


def may_play(
    name: str, title: Message, call: str, rules: tuple[Rule, ...], sorts: tuple[tuple[Sort, ...], ...]
) -> Kind:
    """The kind that asks for the cards that may be played in a contract, ``call`` as records write it.

    ``sorts`` are for each level the sorts of moments that it asks about, each of them about equally often; from the
    second level on there are two tables, with different sorts.
    """

    def draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
        chosen = rng.sample(sorts[level - 1], 2 if level > 1 else 1)
        return tuple(board(found_at(call, rng, sort)) for sort in chosen)

    return Kind(name, title, "mark", rules, draw, _ask)


def found_at(
    call: str, rng: random.Random, fits: Sort, holds: Callable[[random.Random], Cards] | None = None
) -> Record:
    """A deal up to a moment that fits, the learner to play, all hands known; ``holds`` makes some cards their own."""
    while True:
        record = dealt(call, rng, holds=holds(rng)) if holds else dealt(call, rng)
        found = until(record, rng, lambda at: isinstance(at, Play) and fits(at))
        if found is not None:
            return found


def _ask(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question:
    prompt = MARK_CARDS_OF_BOTH if len(boards) > 1 else MARK_CARDS
    hints = rulings.hints(*map(rulings.decides, boards))
    return Question("mark", boards, prompt, rulings.because(boards), hints, options=rulings.options(boards))
