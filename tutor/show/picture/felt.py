"""The felt of a picture: the players around it with their cards and what is said of them, as on a page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tutor.show.faces.svg import HEIGHT, WIDTH, number
from tutor.show.picture.cards import Room, card
from tutor.show.picture.inks import FELT, LINE, ON_FELT
from tutor.show.picture.middle import middle, threads
from tutor.show.picture.parts import Part
from tutor.show.picture.writing import NOTHING, SMALL, Align, Piece, Run, paragraph, runs, stack

#: The place of each seat’s card, as on a page: steps of a card from the middle, to the right and down.
FOUR = {"you": (0, 0.43), "right": (1.08, 0), "top": (0, -0.43), "left": (-1.08, 0)}
FIVE = {**FOUR, "right": (1.08, 0.12), "left": (-1.08, 0.12), "top-right": (0.55, -0.43), "top-left": (-0.55, -0.43)}
#: The same by the number of seats.
CARDS_AT = {
    3: {**FOUR, "right": (1.08, -0.2), "left": (-1.08, -0.2)},
    4: FOUR,
    5: FIVE,
    6: {**FIVE, "top-right": (1.08, -0.4), "top-left": (-1.08, -0.4)},
}
#: The cards that lie on others, as on a page.
LAYERS = {"left": 1, "right": 1, "you": 2}
#: The middle of the plates along the upper edge, and their width, as parts of the felt’s.
ABOVE = {"top-left": 0.17, "top": 0.5, "top-right": 0.83}
ABOVE_WIDE, BESIDE_WIDE = 0.32, 0.3
EDGE, GAP = 8, 6
#: The height of a felt with threads, and that to which the names at its sides reach, which stand at its edges.
THREADS, SIDES = 240, 0.38
SIDES_ALIGN: dict[str, Align] = {"left": "start", "right": "end"}


class Seat(NamedTuple):
    """A player’s place: their plate, with what is said of them, their card, and what they have won."""

    plate: Part
    card: str
    won: Part | None

    @classmethod
    def of(cls, part: Part) -> Seat:
        """Take up a seat of the felt."""
        (plate,) = part.within("plate")
        return cls(plate, next(part.cards(), ""), next(part.within("won"), None))

    def written(self, width: float, align: Align = "middle") -> Piece:
        """The plate, line by line."""
        lines = (paragraph(_spaced(line), width, SMALL, align) for line in self.plate.parts)
        return stack(lines, 1)

    def winnings(self, width: float, align: Align = "start") -> Piece:
        """The things that they have won, and what those come to."""
        return paragraph(_spaced(self.won), width, SMALL - 1, align) if self.won else NOTHING


def _spaced(line: Part) -> Iterable[Run]:
    """The words of a line of a plate, which stand apart on a page."""
    for at, part in enumerate(line.parts):
        yield from ([Run(" · ", ON_FELT)] if at and part.tag else [])
        yield from runs(part, ON_FELT, suits=False)


def felt(part: Part, room: Room) -> Piece:
    """The felt as wide as its room; below it the things that count and that nobody has."""
    seats = {_place(seat): Seat.of(seat) for seat in part.within("seat")}
    centre = next(part.within("middle"), None)
    inner = room._replace(ink=ON_FELT)
    if centre and [*centre.within("threads")]:
        drawn = _with_threads(seats, centre, inner)
    elif centre and "data-wide" in part.given:
        drawn = _wide(seats, middle(centre, inner.of(room.width - 2 * EDGE)), inner)
    else:
        drawn = _around(seats, middle(centre, inner.of(room.width * 0.48)) if centre else NOTHING, inner)
    size = f'width="{number(room.width)}" height="{number(drawn.height, 1)}"'
    board = f'<rect {size} rx="14" fill="{FELT}" stroke="{LINE}"/>'
    tally = (paragraph(runs(one), room.width, SMALL, "middle") for one in part.within("tally"))
    return stack((Piece(board + drawn.svg, drawn.height), *tally), GAP)


def _place(seat: Part) -> str:
    return next(name.removeprefix("at-") for name in seat.classes if name.startswith("at-"))


def _around(seats: dict[str, Seat], centre: Piece, room: Room) -> Piece:
    """Everybody around the trick, or around what lies in the middle."""
    side = room.width / 2 - 1.62 * WIDTH - 2 * EDGE
    plates = {place: seat.written(_plate_width(place, side, room)) for place, seat in seats.items()}
    above = max((plates[place].height for place in seats if place in ABOVE), default=0)
    trick = 1.9 * HEIGHT if any(seat.card for seat in seats.values()) else 0
    beside = max((plates[place].height for place in seats if place in {"left", "right"}), default=0)
    tall = max(trick, centre.height, beside)
    mid = EDGE + above + GAP + tall / 2
    # Where no trick keeps them apart, what somebody at a side has won reaches below the middle.
    under = max((_reach(seats[place], plates[place], side) for place in seats if place in {"left", "right"}), default=0)
    bottom = mid + max(tall / 2, under) + GAP
    svg = [centre.at((room.width - room.width * 0.48) / 2, mid - centre.height / 2)] if centre.height else []
    for place, seat in seats.items():
        plate = plates[place]
        if place in ABOVE:
            svg.append(plate.at(ABOVE[place] * room.width - _plate_width(place, side, room) / 2, EDGE))
        elif place == "you":
            svg.append(plate.at((room.width - _plate_width(place, side, room)) / 2, bottom))
        else:
            x = EDGE if place == "left" else room.width - EDGE - side
            svg.append(plate.at(x, mid - plate.height / 2))
        svg.append(_won(place, seat, (side, mid + plate.height / 2, bottom), room))
    svg.append(_trick(seats, mid, room))
    return Piece("".join(svg), bottom + plates["you"].height + EDGE)


def _reach(seat: Seat, plate: Piece, side: float) -> float:
    """How far below the middle a player at a side reaches with their winnings."""
    won = seat.winnings(side).height
    return plate.height / 2 + (GAP + won if won else 0)


def _trick(seats: dict[str, Seat], mid: float, room: Room) -> str:
    """The cards around the middle, those nearer to oneself on the others."""
    offsets = CARDS_AT[len(seats)]
    drawn = []
    for place in sorted(seats, key=lambda place: LAYERS.get(place, 0)):
        if seats[place].card:
            right, down = offsets[place]
            x, y = room.width / 2 + right * WIDTH, mid + down * HEIGHT
            drawn.append(card(seats[place].card, x - WIDTH / 2, y - HEIGHT / 2, room.words))
    return "".join(drawn)


def _plate_width(place: str, side: float, room: Room) -> float:
    return ABOVE_WIDE * room.width if place in ABOVE else side if place != "you" else 0.6 * room.width


def _won(place: str, seat: Seat, at: tuple[float, float, float], room: Room) -> str:
    """The winnings of a seat: in a corner for those above and below, else under the plate, which ends at a height."""
    side, under, bottom = at
    quarter = 0.2 * room.width
    match place:
        case "you":
            return seat.winnings(quarter).at(EDGE, bottom)
        case "left":
            return seat.winnings(side).at(EDGE, under + GAP)
        case "right":
            return seat.winnings(side, "end").at(room.width - EDGE - side, under + GAP)
    return seat.winnings(quarter, "end").at(room.width - EDGE - quarter, EDGE)


def _wide(seats: dict[str, Seat], centre: Piece, room: Room) -> Piece:
    """What needs the whole width in the middle: all others above it, and oneself below."""
    others = [place for place in ("left", "top-left", "top", "top-right", "right") if place in seats]
    column = (room.width - 2 * EDGE) / max(1, len(others))
    plates = [seats[place].written(column - GAP) for place in others]
    above = EDGE + max((plate.height for plate in plates), default=0) + GAP
    drawn = [plate.at(EDGE + column * at + GAP / 2, EDGE) for at, plate in enumerate(plates)]
    own = seats["you"].written(room.width - 2 * EDGE)
    below = above + centre.height + GAP
    return Piece("".join(drawn) + centre.at(EDGE, above) + own.at(EDGE, below), below + own.height + EDGE)


def _with_threads(seats: dict[str, Seat], centre: Part, room: Room) -> Piece:
    """Everybody at an edge, and the threads between them."""
    width = BESIDE_WIDE * room.width
    drawn = [threads(centre, room, THREADS)]
    for place, seat in seats.items():
        plate = seat.written(width, SIDES_ALIGN.get(place, "middle"))
        x = {"left": EDGE, "right": room.width - EDGE - width}.get(place, (room.width - width) / 2)
        y = {"top": EDGE, "you": THREADS - EDGE - plate.height}.get(place, SIDES * THREADS - plate.height - 2)
        drawn.append(plate.at(x, y))
    return Piece("".join(drawn), THREADS)
