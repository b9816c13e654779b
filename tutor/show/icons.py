"""The few signs on buttons, as our own drawings, since a font may lack any of them."""

from __future__ import annotations

from tutor.show.html import element

#: The SVG elements of each sign, on 24 by 24.
PATHS = {
    "back": "M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12h-2",
    "last": "M4 8.5 12 6l3.5 11.5-8 2.5zM12.5 4.5 19 3l3 12-5 1.3",
    "lying": "M3 6h7v12H3zM14 6h7v12h-7zM6.5 10v4M17.5 10v4",
    "menu": "M5 12h.01M12 12h.01M19 12h.01",
    "known": "M6 11h12v9H6zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v1.5",
    "told": "M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5",
    "change": "M5 20v-5M12 20V10M19 20V4",
    "role": "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4.5 3.5-6.5 8-6.5s8 2 8 6.5",
}


def icon(name: str) -> str:
    """A sign as an SVG element that screen readers skip; raise ``KeyError`` if there is none of this name."""
    path = element("path", d=PATHS[name])
    return element("svg", path, class_="tutor-icon", viewBox="0 0 24 24", aria_hidden="true")
