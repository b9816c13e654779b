"""The pictures of a question: each of its boards, then what can be answered, with the words that say the same."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from tutor.core.message import N_
from tutor.core.record import Record
from tutor.show.exercises import laid, pads
from tutor.show.exercises.boards import Dealt
from tutor.show.exercises.said import COLON, TABLES
from tutor.show.html import Html, element
from tutor.show.picture.svg import WIDTH, Alternative, Drawing, drawn, standalone
from tutor.show.words import Words
from tutor.teach.question import Board, Question

WHAT_IS_SHOWN, WHAT_CAN_BE_ANSWERED = (
    N_("What the exercise shows", "title of a picture"),
    N_("What can be answered", "title of a picture"),
)
#: The marks of a card, of a felt, of a bar and of a table in HTML.
DRAWN = ("data-card=", "data-seats=", "data-bar=", "<table")


class Picture(NamedTuple):
    """A board of a question, or what can be answered: a title, the lines of plain text, and the HTML.

    The title is its own, or one that says no more than what it is a picture of.
    """

    title: str
    lines: tuple[str, ...]
    html: str
    has_title: bool = False

    @property
    def told(self) -> tuple[str, ...]:
        """All that it shows, in words."""
        lines = (self.title, *self.lines) if self.has_title else self.lines
        return tuple(line.strip() for line in lines)

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


def boards(question: Question, words: Html) -> str:
    """All boards of a question as one picture that stands alone, each below its title if there are several."""
    shown = pictures(question, words)[: len(question.boards)]
    if len(shown) > 1:
        html = "".join(element("h4", escape(one.title)) + one.html for one in shown)
        lines = tuple(line for one in shown for line in (one.title, *one.lines))
        shown = [Picture(words.say(WHAT_IS_SHOWN), lines, html)]
    (one,) = shown
    return standalone(one.drawn(Words(words.lang)), around=one.alternative)


def _board(question: Question, number: int, words: Html) -> Picture:
    board = question.boards[number]
    has_title = isinstance(board, Record) or laid.titled(board)
    lines = [*_lines(board, Words(words.lang))]
    title = lines.pop(0) if has_title else words.say(WHAT_IS_SHOWN)
    if question.tables > 1:
        title = f"{words.say(TABLES[number])}{words.say(COLON)}{title}"
    return Picture(title, tuple(lines), _html(board, words), has_title)


def _html(board: Board, words: Html) -> str:
    """A board on a page, on which nothing can be pressed."""
    return Dealt.of(board).still(words) if isinstance(board, Record) else laid.html(board, words)


def _lines(board: Board, words: Words) -> Iterator[str]:
    """What a board shows, line by line."""
    return Dealt.of(board).lines(words) if isinstance(board, Record) else laid.lines(board, words)


def _moves(question: Question, words: Html) -> Iterator[str]:
    """The moves at each table that are made with no card of the hand."""
    for number, board in enumerate(question.boards):
        if isinstance(board, Record):
            dealt = Dealt.of(board)
            yield pads.moves(question, number, dealt, dealt.words(words))
