"""Words in rows: tables, score sheets, contracts with their bars, and lines of any list."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.show.faces.svg import number
from tutor.show.picture.cards import Room
from tutor.show.picture.inks import BARS, INK, LINE
from tutor.show.picture.parts import Part
from tutor.show.picture.writing import SIZE, SMALL, Piece, Run, paragraph, runs, stack

GAP, NARROW, INDENT = 4, 28, 20
#: The room for the value of a line of a sheet, and for a bar with the words around it.
VALUE, BAR_TITLE, BAR_NUMBER = 70, 74, 44
#: The number of columns in which contracts stand.
COLUMNS = 2


def table(part: Part, room: Room) -> Piece:
    """A table: a narrow head for each row, columns of the same width, and a line below each row."""
    rows = [[cell for cell in line.parts if cell.tag in {"td", "th"}] for line in part.within("tr")]
    first = NARROW if "promises" not in part.classes else 2 * NARROW
    wide = (room.width - first) / max(1, max(map(len, rows)) - 1)
    return stack((_row(cells, first, wide, room) for cells in rows), GAP)


def _row(cells: list[Part], first: float, wide: float, room: Room) -> Piece:
    widths = [first, *[wide] * (len(cells) - 1)]
    written = [paragraph(runs(cell), width - GAP, SMALL, "middle") for cell, width in zip(cells, widths, strict=True)]
    tall = max(piece.height for piece in written)
    lefts = [sum(widths[:at]) for at in range(len(cells))]
    drawn = "".join(piece.at(left, 0) for piece, left in zip(written, lefts, strict=True))
    return Piece(drawn + rule(tall + 2, room), tall + 3)


def rule(y: float, room: Room) -> str:
    """A thin line as wide as its room."""
    return f'<path d="M0 {number(y, 1)}h{number(room.width, 1)}" stroke="{LINE}" stroke-width=".6"/>'


def sheet(part: Part, room: Room) -> Piece:
    """The lines of a sheet, each with its value at the right if it has one, and a thin line below it."""
    return stack((_line(line, room) for line in part.within("li")), GAP)


def _line(line: Part, room: Room) -> Piece:
    value = next(line.within("value"), None)
    said = line._replace(parts=[one for one in line.parts if "value" not in one.classes])
    text = paragraph(runs(said), room.width - (VALUE if value else 0))
    shown = paragraph(runs(value, bold=True), VALUE, align="end").at(room.width - VALUE, 0) if value else ""
    return Piece(text.svg + shown + rule(text.height + 1, room), text.height + 2)


def offers(part: Part, room: Room) -> Piece:
    """Contracts in columns, each with its points, or with its bars."""
    wide = room.width / COLUMNS
    tiles = [stack(_tile(one, room.of(wide - 2 * GAP)), 2) for one in part.within("li")]
    lines = (_beside(tiles[first : first + COLUMNS], wide) for first in range(0, len(tiles), COLUMNS))
    return stack(lines, 2 * GAP)


def _beside(tiles: list[Piece], wide: float) -> Piece:
    drawn = "".join(tile.at(at * wide, 0) for at, tile in enumerate(tiles))
    return Piece(drawn, max(tile.height for tile in tiles))


def _tile(part: Part, room: Room) -> Iterator[Piece]:
    said = part._replace(parts=[one for one in part.parts if "bars" not in one.classes])
    yield paragraph(runs(said), room.width)
    yield from (bars(one, room) for one in part.within("bars"))


def bars(part: Part, room: Room) -> Piece:
    """Bars one below the other, each with its title and its number."""
    return stack((_bar(part.parts[at : at + 3], room) for at in range(0, len(part.parts), 3)), 2)


def _bar(parts: list[Part], room: Room) -> Piece:
    """A title, a bar to the scale of its board, and its number."""
    title, bar, amount = parts
    (filled,) = bar.within("rect")
    longest = room.width - BAR_TITLE - BAR_NUMBER
    long = longest * float(filled.given["width"]) / 100
    ink = BARS[filled.given["data-bar"]]
    drawn = f'<rect x="{BAR_TITLE}" y="3" width="{number(long, 1)}" height="10" fill="{ink}"/>'
    written = paragraph(runs(title), BAR_TITLE - GAP, SMALL)
    shown = paragraph(runs(amount), BAR_NUMBER, SMALL, "end").at(room.width - BAR_NUMBER, 0)
    return Piece(written.svg + drawn + shown, max(written.height, SIZE))


def listed(part: Part, room: Room) -> Piece:
    """The lines of a list that has an order, with their numbers."""
    lines = ((Run(f"{at}. ", INK), *runs(line)) for at, line in enumerate(part.within("li"), 1))
    return stack((paragraph(line, room.width, indent=INDENT) for line in lines), GAP)
