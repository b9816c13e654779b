"""The pictures of a question: each of its boards, then what can be answered, with the words that say the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.core.message import N_
from tutor.core.record import Record
from tutor.show.exercises import laid, pads
from tutor.show.exercises.boards import Dealt
from tutor.show.exercises.said import COLON, TABLES
from tutor.show.html import Html
from tutor.show.picture.svg import WIDTH, Alternative, Drawing, drawn
from tutor.show.words import Words
from tutor.teach.question import Board, Question

WHAT_IS_SHOWN, WHAT_CAN_BE_ANSWERED = (
    N_("What the exercise shows", "title of a picture"),
    N_("What can be answered", "title of a picture"),
)
#: The marks of a card, of a felt and of a bar in HTML.
DRAWN = ("data-card=", "data-seats=", "data-bar=")


class Picture(NamedTuple):
    """A board of a question, or what can be answered: a title, the lines of plain text, and the HTML."""

    title: str
    lines: tuple[str, ...]
    html: str

    @property
    def text(self) -> str:
        """All that it shows, in words."""
        return "\n".join((self.title, *self.lines))

    @property
    def is_drawn(self) -> bool:
        """Whether there is more to see than words: cards, or things that have a place."""
        return any(mark in self.html for mark in DRAWN)

    @property
    def alternative(self) -> Alternative:
        """Its title, and all that it shows in words: nothing of it is only drawn."""
        return Alternative(self.title, " ".join(line.strip() for line in self.lines) or self.title)

    def drawn(self, words: Words, width: float = WIDTH) -> Drawing:
        """The picture, so many pixels wide."""
        return drawn(self.html, words, width)


def pictures(question: Question, words: Html) -> list[Picture]:
    """The boards in their order, then what can be answered where that is no card of a hand."""
    shown = [_board(question, number, words) for number in range(len(question.boards))]
    html = "".join((*_moves(question, words), pads.fields(question, words)))
    if not html:
        return shown
    lines = pads.lines(question, Words(words.lang))
    return [*shown, Picture(words.say(WHAT_CAN_BE_ANSWERED), tuple(lines), html)]


def _board(question: Question, number: int, words: Html) -> Picture:
    board = question.boards[number]
    title, *lines = _lines(board, Words(words.lang))
    if question.tables > 1:
        title = f"{words.say(TABLES[number])}{words.say(COLON)}{title}"
    return Picture(title, tuple(lines), _html(board, words))


def _html(board: Board, words: Html) -> str:
    """A board on a page, on which nothing can be pressed."""
    return Dealt.of(board).still(words) if isinstance(board, Record) else laid.html(board, words)


def _lines(board: Board, words: Words) -> Iterator[str]:
    """A title, then what a board shows line by line."""
    if isinstance(board, Record):
        yield from Dealt.of(board).lines(words)
        return
    if not laid.titled(board):
        yield words.say(WHAT_IS_SHOWN)
    yield from laid.lines(board, words)


def _moves(question: Question, words: Html) -> Iterator[str]:
    """The moves at each table that are made with no card of the hand."""
    for number, board in enumerate(question.boards):
        if isinstance(board, Record):
            dealt = Dealt.of(board)
            yield pads.moves(question, number, dealt, dealt.words(words))
