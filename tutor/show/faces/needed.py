"""The drawings that some cards need, for a picture that stands alone: no page gives it the sheet of all cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from .deck import card_sheet
from .simple import plain

#: A tag of the sheet, a name that is defined in it, and one that is referred to.
TAG, DEFINED, REFERRED = re.compile(r"<(/?)[^>]*?(/?)>"), re.compile(r' id="([^"]+)"'), re.compile(r' href="#([^"]+)"')
#: An ink that a page may choose, with the one to fall back on: a picture that stands alone has that one.
INK = re.compile(r"var\(--[\w-]+,([^)]*)\)")

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


def alone(picture: str) -> str:
    """A picture with inks of its own, which no page chooses; what all its indices have in common is said once."""
    return INK.sub(r"\1", picture).replace(PEN, ' class="i"').replace("<style>", f"<style>{PEN_STYLE}", 1)


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
