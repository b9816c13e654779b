"""What lies in the middle of a felt: open cards, trays, the suits of Domino, the threads between players."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.show.faces.suits import INKS as SUITS
from tutor.show.faces.svg import number
from tutor.show.picture.cards import Room, row
from tutor.show.picture.inks import ON_FELT, ON_SIGN, SIGN
from tutor.show.picture.parts import Part
from tutor.show.picture.writing import SMALL, Piece, Run, paragraph, runs, stack

GAP = 6
#: The height of a row of Domino.
SUIT = 30
CARD_PAPER = "var(--card-paper,#fffdf7)"
#: The places of the knots of threads, in hundredths of the felt, as on a page.
KNOTS = {
    "left-you": (28, 67),
    "right-you": (72, 67),
    "top-you": (50, 51),
    "left-right": (50, 36),
    "left-top": (36, 21),
    "right-top": (64, 21),
}
#: The width of a thread by its state.
THREAD = {"0": 1.5, "1": 3, "2": 7}


def middle(part: Part, room: Room) -> Piece:
    """All that lies in the middle, one below the other."""
    return stack(_pieces(part, room), GAP)


def _pieces(part: Part, room: Room) -> Iterator[Piece]:
    for one in part.parts:
        if "domino" in one.classes:
            yield from (_suit(suit, room) for suit in one.within("suit"))
        elif one.classes & {"open", "places"}:
            yield row([*one.cards()], room, sum(1 for _ in one.within("empty")))
        elif one.tag == "p":
            yield paragraph(runs(one, room.ink, suits=False), room.width, SMALL, "middle")
        else:
            yield from _pieces(one, room)


def _suit(part: Part, room: Room) -> Piece:
    """A suit of Domino: a place for every card, in white where it lies."""
    places = [*part.within("rank")]
    wide = room.width / max(1, len(places))
    drawn = []
    for at, place in enumerate(places):
        lies = "data-lies" in place.given
        paper = f' fill="{CARD_PAPER}"' if lies else ' fill="none"'
        corner = f'x="{number(at * wide + 1, 1)}" y="1" width="{number(wide - 2, 1)}" height="{SUIT - 2}"'
        ink = SUITS[part.given["data-suit"]] if lies else room.ink
        text = [Run("".join(run.text for run in runs(place)), ink, lies)]
        written = paragraph(text, wide - 4, SMALL, "middle").at(at * wide + 2, (SUIT - SMALL) / 2 - 2)
        faint = written if lies else f'<g opacity=".6">{written}</g>'
        drawn.append(f'<rect {corner} rx="4"{paper} stroke="{ON_FELT}" stroke-opacity=".5"/>{faint}')
    return Piece("".join(drawn), SUIT)


def threads(part: Part, room: Room, tall: float) -> str:
    """The threads over the whole felt, and on those that are bets a knot that says which."""
    lines = (_thread(line, room.width / 100, tall / 100) for line in part.within("line"))
    knots = (_knot(knot, room.width / 100, tall / 100) for knot in part.within("knot"))
    return "".join((*lines, *knots))


def _thread(line: Part, across: float, down: float) -> str:
    ends = " ".join(
        f'{axis}="{number(float(line.given[axis]) * scale, 1)}"'
        for axis, scale in (("x1", across), ("y1", down), ("x2", across), ("y2", down))
    )
    state = line.given["data-state"]
    ink = f'"{ON_FELT}" stroke-opacity=".4"' if state == "0" else f'"{SIGN}"'
    return f'<line {ends} stroke={ink} stroke-width="{number(THREAD[state])}"/>'


def _knot(knot: Part, across: float, down: float) -> str:
    if knot.given["data-state"] == "0":
        return ""
    place = next(name.removeprefix("between-") for name in knot.classes if name.startswith("between-"))
    x, y = KNOTS[place]
    text = Run("".join(run.text for run in runs(knot)), ON_SIGN, bold=True)
    wide = text.width(SMALL) + 2 * GAP
    written = paragraph([text], wide, SMALL, "middle")
    pill = f'<rect width="{number(wide, 1)}" height="{number(written.height + 2, 1)}" rx="9" fill="{SIGN}"/>'
    return Piece(pill + written.at(0, 1), 0).at(x * across - wide / 2, y * down - written.height / 2)
