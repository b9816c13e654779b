"""A board as one picture, for readers who are shown no scripts and no styles: an untrusted notebook, nbviewer, mail.

It is an ``<img>`` whose address is the picture itself, drawn from the board's HTML: the players around the table with
their cards, then every row of cards, the hand last.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from html import escape
from html.parser import HTMLParser
from itertools import groupby

from tutor.core.cards import BARBU, TAROT
from tutor.show.faces.needed import alone, needed
from tutor.show.faces.simple import simple
from tutor.show.html import element
from tutor.show.words import Words

#: Measures in pixels: the width of the picture; a card; a line of text, and a letter in it; the room around things.
WIDTH, CARD, CARD_HEIGHT, LINE, LETTER, GAP = 600, 60, 96, 22, 8, 10
#: The places around a table, as a class of the felt names them, row by row.
PLACES = (("top-left", "top", "top-right"), ("left", "", "right"), ("", "you", ""))
#: The parts of a player's place that are written beside it, and the elements that nobody sees.
WRITTEN, UNSEEN = {"who", "tag", "mark", "word"}, {"tutor-said", "spread"}
#: The elements without an end tag.
VOID = {"br", "input"}
FELT, INK = "#2c6a50", "#fff"
#: The cards of all games, by their codes.
CARDS = {card.code: card for card in (*TAROT.cards, *BARBU.cards)}
#: The look of what is written.
TYPE = f"text{{fill:{INK};font:15px sans-serif;text-anchor:middle}}"


@dataclass
class Seat:
    """One player's place: the words written there, and the codes of the cards that lie there."""

    words: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)


class Board(HTMLParser):
    """The seats of a board by their places, and its other cards with a number for their row, read from its HTML."""

    def __init__(self, html: str) -> None:
        """Read the HTML."""
        super().__init__()
        self.seats: dict[str, Seat] = {}
        self.cards: list[tuple[int, str]] = []
        self._open: list[set[str]] = []
        self._row = 0
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take up a seat, a row or a card."""
        given = dict(attrs)
        classes = set((given.get("class") or "").split())
        if tag not in VOID:
            self._open.append({*classes, *({"tutor-said"} if "hidden" in given else ())})
        if "seat" in classes:
            place = next(name.removeprefix("at-") for name in classes if name.startswith("at-"))
            self.seats[place] = Seat()
        elif tag in {"div", "li"}:
            self._row += 1
        if (card := given.get("data-card")) and not self._within(UNSEEN):
            if self._within({"seat"}):
                [*self.seats.values()][-1].cards.append(card)
            else:
                self.cards.append((self._row, card))

    def handle_endtag(self, tag: str) -> None:
        """Leave an element."""
        if tag not in VOID:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        """Take up the words at a seat."""
        if self._within({"seat"}) and self._within(WRITTEN) and not self._within(UNSEEN):
            [*self.seats.values()][-1].words.append(data)

    @property
    def rows(self) -> list[list[str]]:
        """The cards that lie at no seat, row by row."""
        return [[code for _, code in row] for _, row in groupby(self.cards, key=lambda card: card[0])]

    def _within(self, classes: set[str]) -> bool:
        return any(classes & one for one in self._open)


def picture(html: str, lang: str, alternative: str) -> str:
    """The picture of a board that is given as HTML, with its text ``alternative``; ``""`` of one without cards."""
    board = Board(html)
    if not board.cards and not any(seat.cards for seat in board.seats.values()):
        return ""
    svg = _svg(board, Words(lang)).replace("'", "’").replace('"', "'")
    address = "data:image/svg+xml," + svg.replace("%", "%25").replace("#", "%23").replace("&", "&amp;")
    return element("p", f'<img alt="{escape(alternative)}" src="{address}">')


def _svg(board: Board, words: Words) -> str:
    height, parts = GAP, []
    for places in PLACES:
        seats = [board.seats.get(place) for place in places]
        parts += [_seat(seat, column, height, words) for column, seat in enumerate(seats) if seat]
        height += max((_height(seat) for seat in seats if seat), default=0)
    for row in board.rows:
        parts.append(_row(row, WIDTH // 2, WIDTH - 2 * GAP, height, words))
        height += CARD_HEIGHT + GAP
    drawn = "".join(parts)
    size = f'width="{WIDTH}" height="{height}"'
    return alone(
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{TYPE}</style><defs>{needed(drawn, words.lang)}</defs>'
        f'<rect {size} rx="10" fill="{FELT}"/>{drawn}</svg>'
    )


def _height(seat: Seat) -> int:
    return LINE + (CARD_HEIGHT + GAP if seat.cards else 0)


def _seat(seat: Seat, column: int, top: int, words: Words) -> str:
    """A seat in one of three columns: its words, and its cards below them."""
    room = WIDTH // 3
    middle, said = room * column + room // 2, " · ".join(seat.words)
    narrower = f' textLength="{room - GAP}" lengthAdjust="spacingAndGlyphs"' if len(said) * LETTER > room - GAP else ""
    text = f'<text x="{middle}" y="{top + 15}"{narrower}>{escape(said)}</text>'
    return text + _row(seat.cards, middle, room - GAP, top + LINE, words)


def _row(cards: list[str], middle: int, room: int, top: int, words: Words) -> str:
    """A row of cards around a ``middle``, one over the other where there is not room for all."""
    step = min(CARD + 4, (room - CARD) // max(1, len(cards) - 1))
    left = middle - (step * (len(cards) - 1) + CARD) // 2
    return "".join(
        f'<svg x="{left + step * number}" y="{top}">{simple(CARDS[code], words)}</svg>'
        for number, code in enumerate(cards)
    )


def lines(text: Iterable[str]) -> Iterator[str]:
    """Lines of plain text as HTML."""
    yield from (element("p", escape(line.strip(), quote=False)) for line in text if line.strip())
