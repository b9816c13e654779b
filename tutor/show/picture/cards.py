"""Cards in a picture: beside each other, one over the other where there are many, and in several rows if need be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.core.cards import BARBU, TAROT
from tutor.show.faces.simple import simple
from tutor.show.faces.svg import HEIGHT, WIDTH, number
from tutor.show.picture.inks import INK, LINE
from tutor.show.picture.writing import Piece, stack
from tutor.show.words import Words

#: The least that is seen of a card on which another one lies, the gaps between cards, between pairs and between rows.
LEAST, APART, BETWEEN_PAIRS, ROWS = 23, 4, 14, 6
#: The cards of all games, by their codes.
CARDS = {card.code: card for card in (*TAROT.cards, *BARBU.cards)}


class Room(NamedTuple):
    """The room for something: its ``width``, the ``words`` to say it in, and the ``ink`` to write it in."""

    width: float
    words: Words
    ink: str = INK

    def of(self, width: float) -> Room:
        """The same with another width."""
        return self._replace(width=width)


def card(code: str, x: float, y: float, words: Words, size: float = 1) -> str:
    """A card, its upper left corner at a place, at a size."""
    larger = "" if size == 1 else f" scale({number(size)})"
    place = f"translate({number(x, 1)} {number(y, 1)}){larger}"
    return f'<g transform="{place}" data-card="{code}">{simple(CARDS[code], words)}</g>'


def empty(x: float, y: float, ink: str = LINE) -> str:
    """A place for a card that is not there, its upper left corner at a place."""
    return (
        f'<rect x="{number(x + 1, 1)}" y="{number(y + 1, 1)}" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="5"'
        f' fill="none" stroke="{ink}" stroke-dasharray="4 3"/>'
    )


def row(codes: Sequence[str], room: Room, places: int = 0) -> Piece:
    """Cards around the middle of a room, then so many empty ``places``; in even rows where one is too narrow."""
    shown = [*codes, *[""] * places]
    most = max(1, int((room.width - WIDTH) // LEAST) + 1)
    rows = -(-len(shown) // most)
    each = -(-len(shown) // max(1, rows))
    return stack((_row(shown[first : first + each], room) for first in range(0, len(shown), each or 1)), ROWS)


def _row(codes: Sequence[str], room: Room) -> Piece:
    step = min(WIDTH + APART, (room.width - WIDTH) / max(1, len(codes) - 1))
    left = (room.width - step * (len(codes) - 1) - WIDTH) / 2
    places = ((code, left + step * number) for number, code in enumerate(codes))
    drawn = (card(code, x, 0, room.words) if code else empty(x, 0, room.ink) for code, x in places)
    return Piece("".join(drawn), HEIGHT)


def pairs(groups: Sequence[Sequence[str]], room: Room) -> Piece:
    """Cards two and two, as one counts a pile, with the upper one beside the lower one’s index."""
    wide = WIDTH + LEAST + BETWEEN_PAIRS
    most = max(1, int((room.width + BETWEEN_PAIRS) // wide))
    return stack((_pairs(groups[first : first + most], wide, room) for first in range(0, len(groups), most)), ROWS)


def _pairs(groups: Sequence[Sequence[str]], wide: float, room: Room) -> Piece:
    left = (room.width - wide * len(groups) + BETWEEN_PAIRS) / 2
    drawn = (
        card(code, left + wide * place + LEAST * number, 0, room.words)
        for place, group in enumerate(groups)
        for number, code in enumerate(group)
    )
    return Piece("".join(drawn), HEIGHT)
