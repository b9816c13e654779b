"""What can be answered, as on paper: options with a box, cells with their states, places, a line for a number."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.show.faces.svg import WIDTH
from tutor.show.picture.cards import Room, row
from tutor.show.picture.parts import Part
from tutor.show.picture.rows import rule
from tutor.show.picture.writing import Piece, Run, paragraph, runs, stack

#: The box of an option of which several may be right, of one of which one is, and a place to write in.
BOX, ROUND, BLANK = "☐", "○", "____________"
SIGNS = {"checkbox": BOX, "radio": ROUND}
GAP, INDENT = 5, 22
#: The part of a line that a cell’s name takes.
NAME = 0.45
#: The width above which a place has room for lines beside each other.
ALONE = 200


def option(part: Part, room: Room) -> Piece:
    """An option: its box, and what it says or the cards that it is."""
    box = [Run(f"{_sign(part)} ", room.ink)]
    if cards := [*part.cards()]:
        drawn = row(cards, room.of(room.width - INDENT))
        return Piece(paragraph(box, INDENT).at(0, drawn.height / 3) + drawn.at(INDENT, 0), drawn.height)
    return paragraph([*box, *runs(part, room.ink)], room.width, indent=INDENT)


def _sign(part: Part) -> str:
    return next((SIGNS[field.given["type"]] for field in part.within("input")), "")


def cell(part: Part, room: Room) -> Piece:
    """A cell: what it is at the left, its states with their boxes at the right."""
    legend = next(part.within("legend"))
    name = room.of(room.width * NAME - GAP)
    cards = [*legend.cards()]
    shown = row(cards, name) if cards else paragraph(runs(legend, bold=False), name.width)
    states = paragraph(_states(part), room.width - room.width * NAME)
    tall = max(shown.height, states.height)
    drawn = shown.at(0, (tall - shown.height) / 2) + states.at(room.width * NAME, (tall - states.height) / 2)
    return Piece(drawn + rule(tall + 2, room), tall + 3)


def _states(part: Part) -> Iterator[Run]:
    """The states, each of which keeps its box beside it."""
    for state in part.within("option"):
        title = "".join(run.text for run in runs(state)).strip()
        yield Run(f"{_sign(state)} {title}".replace(" ", "\u00a0") + " ")


def number_field(part: Part, room: Room) -> Piece:
    """A line on which a number is written."""
    label = next(part.within("label"))
    return paragraph([*runs(label), Run(f" {BLANK}")], room.width)


def arrange(part: Part, room: Room) -> Piece:
    """Places for things, and the things: places for one each stand beside each other, and one writes on a line."""
    cards = [*part.within("hand")]
    places = [*part.within("goal")]
    put = _laid if cards else _written
    if any(_room(place) > 1 for place in places):
        goals = stack((put(place, room) for place in places), GAP)
    else:
        each = int(room.width // (WIDTH + GAP))
        lines = (places[first : first + each] for first in range(0, len(places), each))
        drawn = ([put(one, room.of(room.width / len(line) - GAP)) for one in line] for line in lines)
        goals = stack((_beside(line, room) for line in drawn), GAP)
    supply = [row([*hand.cards()], room) for hand in cards] or [_things(part, room)]
    return stack((goals, *supply), 2 * GAP)


def _room(place: Part) -> int:
    return int(next(place.within("put")).given["data-room"])


def _laid(place: Part, room: Room) -> Piece:
    """A place for cards, below its title."""
    return stack((_title(place, room), row([], room, _room(place))), 2)


def _written(place: Part, room: Room) -> Piece:
    """A place that is written on, below its title: a line for each thing."""
    lines = " ".join([BLANK] * _room(place)) if room.width > ALONE else BLANK
    return stack((_title(place, room), paragraph([Run(lines)], room.width)), 2)


def _title(place: Part, room: Room) -> Piece:
    return paragraph((run for one in place.within("p") for run in runs(one, bold=True)), room.width)


def _beside(drawn: list[Piece], room: Room) -> Piece:
    column, tall = room.width / len(drawn), max(one.height for one in drawn)
    return Piece("".join(one.at(column * at, tall - one.height) for at, one in enumerate(drawn)), tall)


def _things(part: Part, room: Room) -> Piece:
    """Things that are no cards, one a line."""
    return stack((paragraph((Run("– "), *runs(one)), room.width, indent=INDENT) for one in part.within("thing")), GAP)
