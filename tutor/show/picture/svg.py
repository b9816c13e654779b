"""A board as a picture that stands alone: SVG with all that it needs and a text alternative, or an ``<img>``."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from tutor.show.faces.needed import PEN, PEN_STYLE, needed
from tutor.show.faces.svg import number
from tutor.show.html import element
from tutor.show.picture.board import board
from tutor.show.picture.cards import Room
from tutor.show.picture.inks import FOUR, INK, INKS, PAPER, Ink, inked
from tutor.show.picture.parts import parts_of
from tutor.show.picture.writing import SIZE, Piece
from tutor.show.words import Words

#: The usual width of a picture, and the margin around it.
WIDTH, MARGIN = 600, 8
#: The style of all that is written.
STYLE = f"text{{fill:{INK};font-family:sans-serif}}{PEN_STYLE}"


class Alternative(NamedTuple):
    """What is said of a picture in place of it: a short title, and all that it shows."""

    title: str
    text: str


class Drawing(NamedTuple):
    """A board that is drawn ``width`` wide; it refers to drawings of cards."""

    piece: Piece
    width: float
    lang: str

    @property
    def refers(self) -> str:
        """The SVG that refers to drawings of cards."""
        return self.piece.svg

    def inner(self, around: Alternative | None = None, own: str = "") -> str:
        """The picture as an element of SVG, with its ``own`` drawings, if it does not stand beside them."""
        wide, tall = number(self.width), number(self.piece.height + 2 * MARGIN, 1)
        said = f"<title>{escape(around.title)}</title><desc>{escape(around.text)}</desc>" if around else ""
        paper = f'<rect width="{wide}" height="{tall}" fill="{PAPER}"/>'
        size = f'width="{wide}" height="{tall}" viewBox="0 0 {wide} {tall}"'
        about = f'font-size="{SIZE}" xml:lang="{self.lang}"' + (' role="img"' if around else "")
        content = f"{said}{own}{paper}{self.piece.at(MARGIN, MARGIN)}"
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {about}>{content}</svg>'


def drawn(html: str, words: Words, width: float = WIDTH) -> Drawing:
    """The drawing of a board, or of what can be answered, that is given as HTML."""
    return Drawing(board(parts_of(html), Room(width - 2 * MARGIN, words)), width, words.lang)


def standalone(drawing: Drawing, ink: Ink = INKS[FOUR], around: Alternative | None = None) -> str:
    """A picture with all that it needs in it."""
    own = f"<style>{STYLE}</style>{drawings(drawing.refers, drawing.lang)}"
    return printed(drawing.inner(around, own), ink)


def printed(drawn_in_inks: str, ink: Ink) -> str:
    """Some drawings in the colours of an ink, in which what all indices have in common is said once."""
    return inked(drawn_in_inks, ink).replace(PEN, ' class="i"')


def drawings(refers: str, lang: str) -> str:
    """The drawings to which some SVG refers."""
    return f"<defs>{needed(refers, lang)}</defs>"


def image(html: str, words: Words, alternative: str) -> str:
    """A board as an ``<img>`` whose address is the picture itself, for readers who are shown no scripts or styles."""
    svg = standalone(drawn(html, words)).replace("'", "’").replace('"', "'")
    address = "data:image/svg+xml," + svg.replace("%", "%25").replace("#", "%23").replace("&", "&amp;")
    return element("p", f'<img alt="{escape(alternative)}" src="{address}">')
