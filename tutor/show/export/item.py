"""An exercise in plain words, as any other system can take it: its pictures, its options or rows, and all reasons."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import NamedTuple

from tutor.core.message import N_
from tutor.show.exercises.called import name
from tutor.show.exercises.pictured import answered, laid_out
from tutor.show.exercises.pictures import pictures
from tutor.show.exercises.said import COLON, TABLES, by_table, said, seated
from tutor.show.html import Html
from tutor.show.picture.svg import standalone
from tutor.show.words import Words, capital
from tutor.teach.arrangement import Arrangement
from tutor.teach.classroom.exercises import TaskExercise
from tutor.teach.question import Question

LEFT_OUT = N_("left out", "of a thing that is put to no place")


class Board(NamedTuple):
    """A board: its picture as SVG, a title, and all that it shows in words, line by line."""

    svg: str
    title: str
    lines: tuple[str, ...]


class Choice(NamedTuple):
    """Something to choose: what it says, whether it is right, and why."""

    text: str
    right: bool
    because: str


class Row(NamedTuple):
    """A row, in which one of the same few things is to be chosen: what it says, which is right, and why."""

    text: str
    right: str
    because: str


class Item(NamedTuple):
    """An exercise: either ``choices``, of which one is taken or several, or ``rows``, or a ``number`` within some room.

    Where there is none of these, very many answers are right.  ``id`` stays; the ``answer`` is in words, with reasons.
    """

    id: str
    kind: str
    title: str
    prompt: str
    boards: tuple[Board, ...]
    hints: tuple[str, ...]
    answer: tuple[str, ...]
    choices: tuple[Choice, ...] = ()
    several: bool = False
    rows: tuple[Row, ...] = ()
    states: tuple[str, ...] = ()
    number: str = ""
    within: str = "0"
    slips: tuple[tuple[str, str], ...] = ()

    @property
    def right(self) -> tuple[str, ...]:
        """The choices that are right."""
        return tuple(choice.text for choice in self.choices if choice.right)

    @property
    def shown(self) -> str:
        """All that stands on its boards, in words."""
        return "\n".join(line for board in self.boards for line in board.lines)


def item(one: TaskExercise, words: Words) -> Item:
    """An exercise of a task in the words of a language."""
    question = one.question()
    boards = tuple(
        Board(standalone(shown.drawn(words), around=shown.alternative), shown.title, shown.told)
        for shown in pictures(question, Html(words.lang))[: len(question.boards)]
    )
    whole = Item(
        _id(one),
        one.kind.id,
        words.say(one.kind.title),
        words.tell(question.prompt, question.facts),
        boards,
        tuple(" ".join(by_table(hint, question, words)) for hint in question.hints[:2]),
        (*laid_out(question, words), *answered(question, words)),
    )
    if question.number:
        slips = tuple((f"{number:f}", capital(said(says, words))) for number, says in question.number.slips.items())
        right, within = f"{question.number.right:f}", f"{question.number.within:f}"
        return whole._replace(number=right, within=within, slips=slips)
    if question.arrangement:
        return _placed(whole, question.arrangement, words)
    if question.grid:
        states = {state.id: said(state.title, words) for state in question.grid.states}
        rows = (
            Row(capital(name(cell.shows, words)), states[cell.right], capital(said(cell.says, words)))
            for cell in question.grid.cells
        )
        return whole._replace(rows=tuple(rows), states=tuple(states.values()))
    return whole._replace(choices=tuple(_choices(question, words)), several=question.pad == "mark")


def _id(one: TaskExercise) -> str:
    """The name of an exercise; that of a position of one's own ends in letters that follow from the position."""
    packed = one.packed()
    return one.name if packed == one.name else f"{one.name}.{sha256(json.dumps(packed).encode()).hexdigest()[:10]}"


def _choices(question: Question, words: Words) -> Iterator[Choice]:
    for option in question.options:
        several = question.tables > 1 and option.board is not None
        table = f"{words.say(TABLES[option.board or 0])}{words.say(COLON)}" if several else ""
        text = name(option.shows, seated(option.says, words))
        yield Choice(table + (text if table else capital(text)), option.right, capital(said(option.says, words)))


def _placed(whole: Item, laid: Arrangement, words: Words) -> Item:
    """Things as rows, each with its place; only where there is one right answer."""
    if laid.members > 1:
        return whole
    titles = {place.id: said(place.title, words).rstrip(":").strip() for place in laid.places}
    put = dict(part.rsplit("@", 1) for part in laid.key[0])
    out = words.say(LEFT_OUT)
    rows = tuple(
        Row(
            capital(name(thing.shows, words)),
            titles[put[thing.id]] if thing.id in put else out,
            capital(said(thing.says, words)) if thing.says else "",
        )
        for thing in laid.things
    )
    left = (out,) if len(put) < len(laid.things) else ()
    return whole._replace(rows=rows, states=(*titles.values(), *left))
