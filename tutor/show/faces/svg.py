"""Drawing: the inks, and the few SVG elements that cards are made of.

Every ink is a CSS custom property with the light theme's colour to fall back on, so a page can restyle all cards at
once.  What has no ink of its own takes the ``fill`` or the ``color`` of the card around it; that is how one king serves
four suits.
"""

from __future__ import annotations

import re
from html import escape
from math import cos, radians, sin

WIDTH, HEIGHT = 60, 96

#: Half a turn around the middle.
TURN = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"

PEN = {"stroke-linecap": "round", "stroke-linejoin": "round"}

#: The corner that is kept for an index.
TAB = "M2 2H20V32a4 4 0 01-4 4H2z"

#: The ink of the card around a drawing.
OWN = "currentColor"

PAPER = "var(--card-paper,#fffdf7)"
EDGE = "var(--card-edge,#b5a992)"
INK = "var(--card-ink,#222)"
GOLD = "var(--card-gold,#e0a030)"
SKIN = "var(--card-skin,#f7d9bb)"
WHITE = "var(--card-white,#fffdf7)"
ROSE = "var(--card-rose,#cf3f5f)"


def fill(path: str, ink: str = "") -> str:
    """Fill a path."""
    return f'<path fill="{ink}" d="{path}"/>' if ink else f'<path d="{path}"/>'


def line(path: str, width: float, ink: str = OWN) -> str:
    """Draw along a path."""
    return f'<path fill="none" stroke="{ink}" stroke-width="{number(width)}" d="{path}"/>'


def disc(x: float, y: float, radius: float) -> str:
    """Return the path of a circle."""
    left, r, across = number(x - radius), number(radius), number(2 * radius)
    return f"M{left} {number(y)}a{r} {r} 0 10{across} 0 {r} {r} 0 10-{across} 0z"


def discs(radius: float, *centres: tuple[float, float]) -> str:
    """Return the path of several circles of one size."""
    return "".join(disc(x, y, radius) for x, y in centres)


def leaf(x: float, y: float, angle: float, length: float) -> str:
    """Return the path of a leaf that grows from a place at an angle: 0 is to the right, 90 down."""

    def step(turn: float, share: float) -> str:
        way = radians(angle + turn)
        return f"{number(length * share * cos(way), 1)} {number(length * share * sin(way), 1)}"

    return f"M{number(x, 1)} {number(y, 1)}q{step(-40, 0.62)} {step(0, 1)}q{step(140, 0.62)} {step(180, 1)}z"


def rect(inset: float, radius: float, ink: str, outline: str = "", width: float = 1) -> str:
    """Draw a rectangle with round corners, as far from every edge of the card."""
    stroke = f' stroke="{outline}"' if outline else ""
    stroke += f' stroke-width="{number(width)}"' if width != 1 else ""
    place = f'x="{number(inset)}" y="{number(inset)}" rx="{number(radius)}"'
    size = f'width="{number(WIDTH - 2 * inset)}" height="{number(HEIGHT - 2 * inset)}"'
    return f'<rect {place} {size} fill="{ink}"{stroke}/>'


def lettering(text: str, x: float, y: float, tall: float) -> str:
    """Write a text with its middle at ``x`` on the line ``y``, its capitals about as tall as asked."""
    size = f'font-size="{number(tall / 0.7)}" font-weight="bold" text-anchor="middle"'
    return f'<text x="{number(x)}" y="{number(y)}" {size} fill="{OWN}">{escape(text)}</text>'


def group(*content: str, **attributes: str) -> str:
    """Put elements together; attributes hold for all of them that have none of their own."""
    return f"<g{_written(attributes)}>{''.join(content)}</g>"


def symbol(name: str, *content: str) -> str:
    """Define a whole card."""
    return f'<symbol id="{name}" viewBox="0 0 {WIDTH} {HEIGHT}">{"".join(content)}</symbol>'


def part(name: str, *content: str) -> str:
    """Define a part of cards; its lines have round ends and corners."""
    drawing = "".join(content)
    attributes = _written({"id": name} | (PEN if "stroke-width" in drawing else {}))
    if drawing.count("<") == 1:
        return drawing.replace(" ", f"{attributes} ", 1)
    return f"<g{attributes}>{drawing}</g>"


def use(name: str, x: float = 0, y: float = 0, size: float = 1, **attributes: str) -> str:
    """Show a part with its origin at a place, at a size; attributes hold for what has none of its own."""
    if size == 1:
        attributes |= {axis: number(at) for axis, at in (("x", x), ("y", y)) if at}
    else:
        attributes["transform"] = f"translate({number(x)} {number(y)})scale({number(size)})"
    return f'<use href="#{name}"{_written(attributes)}/>'


def doubled(name: str, *content: str) -> str:
    """Show the upper half of a card, and the same upside down, as the player opposite sees it."""
    return part(name, *content) + f'<use href="#{name}" transform="{TURN}"/>'


def number(value: float, digits: int = 2) -> str:
    """Write a number as briefly as SVG allows."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    return re.sub(r"^(-?)0(?=\.)|^-0$", r"\1", text) or "0"


def _written(attributes: dict[str, str]) -> str:
    return "".join(f' {name}="{value}"' for name, value in attributes.items())
