"""An exercise on paper: what is asked, its boards as pictures, and room for the answer."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby
from typing import NamedTuple

from tutor.core.message import N_
from tutor.show.exercises.called import listed, name
from tutor.show.exercises.pads import YOUR_NUMBER
from tutor.show.exercises.pictures import pictures
from tutor.show.exercises.said import COLON, TABLES, said, seated
from tutor.show.html import Html, element
from tutor.show.picture.svg import Drawing
from tutor.show.words import Words, capital
from tutor.teach.arrangement import Arrangement, Place
from tutor.teach.classroom.exercises import TaskExercise
from tutor.teach.grid import Grid
from tutor.teach.question import Option, Question

TO_LAY_OUT = N_("To choose from: {names}")
#: The width of a board in a column, in pixels of its picture.
WIDTH = 540
#: Names of at most so many letters stand beside each other, and a place for more things than these has a whole line.
SHORT, MANY = 16, 4


class OnPaper(NamedTuple):
    """An exercise as HTML for paper, and the pictures in it."""

    html: str
    drawn: tuple[Drawing, ...]


def on_paper(one: TaskExercise, number: int, words: Words) -> OnPaper:
    """The exercise with its number on the sheet and the name by which it is found again."""
    question = one.question()
    boards = pictures(question, Html(words.lang))[: len(question.boards)]
    drawn = tuple(board.drawn(words, WIDTH) for board in boards)
    title = element("h2", f"{number}. ", escape(words.say(one.kind.title)))
    head = element("header", title, element("code", escape(one.name)))
    asks = element("p", escape(words.tell(question.prompt, question.facts)), class_="prompt")
    shown = (_board(question, at, one, words) for at, one in enumerate(drawn))
    return OnPaper(element("article", head, *shown, asks, *_answer(question, words)), drawn)


def _board(question: Question, at: int, drawn: Drawing, words: Words) -> str:
    """The picture of a board, below the name of its table where there are several."""
    return (element("h3", words.say(TABLES[at])) if question.tables > 1 else "") + drawn.inner()


def _answer(question: Question, words: Words) -> Iterator[str]:
    """The room for an answer."""
    if question.number:
        label = f"{words.say(YOUR_NUMBER)}{words.say(COLON)}"
        yield element("p", escape(label), element("span", class_="blank"))
    elif question.grid:
        yield _grid(question.grid, words)
    elif question.arrangement:
        yield from _arrangement(question.arrangement, words)
    else:
        yield from _options(question, words)


def _options(question: Question, words: Words) -> Iterator[str]:
    """The options with a box each, board by board."""
    for board, options in groupby(question.options, key=lambda option: option.board):
        if question.tables > 1 and board is not None:
            yield element("h3", words.say(TABLES[board]))
        yield _boxes([_named(option, words) for option in options], one=question.pad == "choose")


def _named(option: Option, words: Words) -> str:
    return capital(name(option.shows, seated(option.says, words)))


def _boxes(names: list[str], *, one: bool) -> str:
    """Names with a box each: round where one of them is right."""
    box = "box round" if one else "box"
    items = (element("li", escape(each), class_=box) for each in names)
    return element("ul", *items, class_="short" if all(len(each) <= SHORT for each in names) else None)


def _grid(grid: Grid, words: Words) -> str:
    """A row for each cell, with a box for each of its states."""
    states = [said(state.title, words) for state in grid.states]
    rows = (
        element(
            "tr",
            element("th", escape(capital(name(cell.shows, words))), scope="row"),
            element("td", _boxes(states, one=True)),
        )
        for cell in grid.cells
    )
    return element("table", *rows)


def _arrangement(laid_out: Arrangement, words: Words) -> Iterator[str]:
    """A line to write on for each place, and the names of the things."""
    yield element("ul", *(_place(place, words) for place in laid_out.places))
    names = listed([thing.shows for thing in laid_out.things], words)
    yield element("p", escape(words.say(TO_LAY_OUT, names=names)))


def _place(place: Place, words: Words) -> str:
    blanks = (element("span", class_="blank"), " ") * (place.room if place.room <= MANY else 1)
    title = f"{said(place.title, words).removesuffix(':').rstrip()}{words.say(COLON)}"
    return element("li", escape(title), *blanks, class_=None if place.room <= MANY else "wide")
