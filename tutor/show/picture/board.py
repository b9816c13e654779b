"""A board as a drawing: every part of its HTML by its class or its tag, one below the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from tutor.show.picture import pad, rows
from tutor.show.picture.cards import Room, pairs, row
from tutor.show.picture.felt import felt
from tutor.show.picture.parts import Part
from tutor.show.picture.writing import SMALL, Piece, paragraph, runs, stack

GAP = 8
#: The elements that stand within a line.
INLINE = {"", "span", "b", "strong", "small", "em", "i", "code", "br"}


def _cards(part: Part, room: Room) -> Piece:
    """Cards that are held or lie open, with the places for others."""
    if paired := [[*pair.cards()] for pair in part.within("pair")]:
        return pairs(paired, room)
    return row([*part.cards()], room, sum(1 for _ in part.within("goal")))


def _line(part: Part, room: Room) -> Piece:
    return paragraph(runs(part), room.width)


#: The functions that draw each sort of part, by its class or its tag.
DRAWN: Mapping[str, Callable[[Part, Room], Piece]] = {
    "felt": felt,
    "hand": _cards,
    "open": _cards,
    "table": rows.table,
    "offers": rows.offers,
    "bars": rows.bars,
    "turns": rows.listed,
    "ul": rows.sheet,
    "cell": pad.cell,
    "number-pad": pad.number_field,
    "arrange": pad.arrange,
    "label": pad.option,
    "p": _line,
    "h4": _line,
}


def board(part: Part, room: Room) -> Piece:
    """All parts, one below the other; parts of a line that stand beside each other are one line."""
    return stack(_pieces(part, room), GAP)


def _pieces(part: Part, room: Room) -> Iterator[Piece]:
    line: list[Part] = []
    for one in part.parts:
        if one.tag in INLINE and not one.card:
            line.append(one)
            continue
        yield from _joined(line, room)
        line = []
        drawn = next((DRAWN[name] for name in (*one.classes, one.tag) if name in DRAWN), None)
        if drawn:
            yield drawn(one, room)
        else:
            yield from _pieces(one, room)
    yield from _joined(line, room)


def _joined(line: list[Part], room: Room) -> Iterator[Piece]:
    written = [run for one in line for run in runs(one)]
    if any(run.text.strip() for run in written):
        yield paragraph(written, room.width, SMALL)
