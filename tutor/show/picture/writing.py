"""Text in a picture: SVG breaks no lines, so they are broken here, by letters as wide as most machines have them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import groupby
from typing import Literal, NamedTuple

from tutor.show.faces.suits import INKS as SUITS
from tutor.show.faces.svg import number
from tutor.show.picture.inks import INK, SIGN
from tutor.show.picture.parts import Part

#: The size of letters, small ones, and the height of a line, as parts of it.
SIZE, SMALL, LEADING = 15, 13, 1.3
#: The widths of letters, as parts of their size: narrow, wide and usual ones; bold ones are wider by a tenth.
NARROW, WIDE = "iljtfrI.,:;'’!|()[] ·-", "mwMW%@—→⇄☐"
WIDTHS = {**dict.fromkeys(NARROW, 0.4), **dict.fromkeys(WIDE, 1.0)}
USUAL, BOLDER = 0.63, 1.1
#: The elements and classes that stand out.
BOLD = {"b", "strong", "th", "who", "word", "value", "legend"}
#: The attribute of SVG for each place of text in its room.
Align = Literal["start", "middle", "end"]


class Run(NamedTuple):
    """Some text in one ink, bold or not."""

    text: str
    ink: str = INK
    bold: bool = False

    def width(self, size: float) -> float:
        """About how wide it is."""
        return sum(WIDTHS.get(letter, USUAL) for letter in self.text) * size * (BOLDER if self.bold else 1)


class Piece(NamedTuple):
    """A part of a picture, drawn from its upper left corner, and its height."""

    svg: str
    height: float

    def at(self, x: float, y: float) -> str:
        """The same at a place; what is drawn where it stands, or is nothing, takes no group."""
        across, down = number(x, 1), number(y, 1)
        if not self.svg or (across, down) == ("0", "0"):
            return self.svg
        return f'<g transform="translate({across} {down})">{self.svg}</g>'


NOTHING = Piece("", 0)


def stack(pieces: Iterable[Piece], gap: float) -> Piece:
    """Some pieces below each other."""
    svg, top = [], 0.0
    for piece in pieces:
        if piece.height:
            svg.append(piece.at(0, top))
            top += piece.height + gap
    return Piece("".join(svg), max(0, top - gap))


def runs(part: Part, ink: str = INK, *, bold: bool = False, suits: bool = True) -> Iterator[Run]:
    """The text of a part, in which the cards of a suit have its ink unless all has one (``suits``)."""
    own = SUITS.get(part.given.get("data-suit", ""), ink) if suits else SIGN if "tag" in part.classes else ink
    stands_out = bold or part.tag in BOLD or bool(part.classes & BOLD)
    if part.text:
        yield Run(part.text, own, stands_out)
    for one in part.parts:
        yield from runs(one, own, bold=stands_out, suits=suits)


def paragraph(
    written: Iterable[Run], width: float, size: float = SIZE, align: Align = "start", indent: float = 0
) -> Piece:
    """Text in as many lines as its width needs; all lines but the first are indented."""
    lines = _lines([*written], width, size, indent)
    if not lines:
        return NOTHING
    x = {"start": 0, "middle": width / 2, "end": width}[align]
    drawn = "".join(
        _line(line, x + (indent if at else 0), (at * LEADING + 1) * size, _narrower(line, width, size))
        for at, line in enumerate(lines)
    )
    letters = "" if size == SIZE else f' font-size="{number(size)}"'
    common = letters + ("" if align == "start" else f' text-anchor="{align}"')
    return Piece(f"<g{common}>{drawn}</g>" if common else drawn, len(lines) * LEADING * size)


def _narrower(line: list[Run], width: float, size: float) -> str:
    """What sets a single word narrower that is wider than its room."""
    wide = sum(run.width(size) for run in line) > width
    return f' textLength="{number(width, 1)}" lengthAdjust="spacingAndGlyphs"' if wide else ""


def _line(line: list[Run], x: float, y: float, narrower: str) -> str:
    same = ((look, "".join(run.text for run in alike)) for look, alike in groupby(line, key=lambda run: run[1:]))
    spans = "".join(_span(text, ink, bold=bold) for (ink, bold), text in same)
    return f'<text x="{number(x, 1)}" y="{number(y, 1)}"{narrower}>{spans}</text>'


def _span(text: str, ink: str, *, bold: bool) -> str:
    look = ("" if ink == INK else f' fill="{ink}"') + (' font-weight="bold"' if bold else "")
    return f"<tspan{look}>{escape(text, quote=False)}</tspan>" if look else escape(text, quote=False)


def _lines(written: Sequence[Run], width: float, size: float, indent: float) -> list[list[Run]]:
    """The lines, each of some runs; a space goes with the word after it."""
    lines: list[list[Run]] = []
    left = 0.0
    for word in _words(written):
        spaced = [word[0]._replace(text=f" {word[0].text}"), *word[1:]]
        room = sum(run.width(size) for run in spaced)
        if lines and room <= left:
            lines[-1] += spaced
            left -= room
        else:
            left = width - (indent if lines else 0) - sum(run.width(size) for run in word)
            lines.append(word)
    return lines


def _words(written: Sequence[Run]) -> Iterator[list[Run]]:
    """The words; one in which the ink changes has several runs.  A space that does not break stays within a word."""
    word: list[Run] = []
    for run in written:
        first, *others = run.text.replace("\n", " ").split(" ")
        word += [run._replace(text=first)] if first else []
        for other in others:
            if word:
                yield word
            word = [run._replace(text=other)] if other else []
    if word:
        yield word
