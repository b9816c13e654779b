"""The drawings that some cards need, for a picture that stands alone: no page gives it the sheet of all cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from .deck import card_sheet
from .simple import plain

#: A tag of the sheet, a name that is defined in it, and one that is referred to.
TAG, DEFINED, REFERRED = re.compile(r"<(/?)[^>]*?(/?)>"), re.compile(r' id="([^"]+)"'), re.compile(r' href="#([^"]+)"')
#: The attributes of the pen that writes every index, and the same as a style.
PEN = ' stroke-linecap="round" stroke-linejoin="round" fill="none" stroke="currentColor" stroke-width="2.6"'
PEN_STYLE = ".i{fill:none;stroke:currentColor;stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}"


def needed(picture: str, lang: str) -> str:
    """The drawings on the sheet of a language to which a picture refers, and all that they are made of."""
    drawings, todo = _drawings(lang), REFERRED.findall(picture)
    wanted: set[str] = set()
    while todo:
        drawing = drawings[todo.pop()]
        if drawing not in wanted:
            wanted.add(drawing)
            todo += REFERRED.findall(drawing)
    return "".join(drawing for drawing in dict.fromkeys(drawings.values()) if drawing in wanted)


@cache
def _drawings(lang: str) -> Mapping[str, str]:
    """The drawing in which each name of a sheet, or of plain cards, is defined."""
    _, _, defs = card_sheet(lang).partition("<defs>")
    drawings = _parts(defs.removesuffix("</defs></svg>") + plain())
    return {name: drawing for drawing in drawings for name in DEFINED.findall(drawing)}


def _parts(defs: str) -> Iterator[str]:
    """The elements that follow on each other in some SVG."""
    depth = start = 0
    for tag in TAG.finditer(defs):
        closes, alone = tag.groups()
        depth += 0 if alone else -1 if closes else 1
        if depth == 0:
            yield defs[start : tag.end()]
            start = tag.end()
