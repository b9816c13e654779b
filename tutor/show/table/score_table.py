"""A score sheet line by line, and the rows of a table with a column for each player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tutor.core.sheet import Line, Sheet
from tutor.show.html import Html, element
from tutor.show.numbers import signed
from tutor.show.table.felt import DEAD, seat_name
from tutor.show.table.story import amount
from tutor.show.words import capital


def lines(sheet: Sheet, words: Html) -> str:
    """Every line of a score sheet with its points and its rule."""
    ended = sheet.ended
    why = element("p", words.link(ended), ": ", words.say(ended.statement)) if ended else ""
    told = [_line(line, words) for line in sheet.lines]
    return why + (element("ul", *told, class_="sheet") if told else "")


def _line(line: Line, words: Html) -> str:
    points = element("span", shown, class_="value") if (shown := amount(line)) else ""
    link = f" ({words.link(line.reason.rule)})"
    return element("li", capital(words.line(line)), link, points)


def head(title: str, words: Html) -> str:
    """The head of a table with a column for each player: the learner first, then the others in the order of play."""
    names = (element("th", seat_name(seat, words), scope="col") for seat in words.chairs.order())
    return element("thead", element("tr", element("th", title, scope="col"), *names))


def row(title: str, won: Sequence[int | None], words: Html, dead: int | None = None) -> str:
    """A row of such a table; the cell of a player without a part in it is empty, and has a word if they sit out."""
    return cells(title, (words.say(DEAD) if seat == dead else _won(won[seat]) for seat in words.chairs.order()))


def _won(points: int | None) -> str:
    return "" if points is None else signed(points)


def cells(title: str, content: Iterable[str]) -> str:
    """A row with any content, as HTML, in the order of the columns."""
    return element("tr", element("th", title, scope="row"), *(element("td", cell) for cell in content))
