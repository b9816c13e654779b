"""The index in a card's corner: its letters and figures, drawn so that they look the same on every machine."""

from __future__ import annotations

from collections.abc import Iterable

from .svg import group, lettering, line, number, part, use

#: The strokes of each sign, 13 high: its width, and a path in relative steps from the top left corner.
STROKES = {
    "0": (6, "m0 3a3 3 0 016 0v7a3 3 0 01-6 0z"),
    "1": (3, "m0 3l3-3v13"),
    "2": (6, "m0 3a3 3 0 016 0c0 3.5-6 6-6 10h6"),
    "3": (6, "m0 2.4a3 3 0 116 .6 3 3 0 01-3 3 3.2 3.5 0 11-3.2 4.6"),
    "4": (6.2, "m4.6 13v-13l-4.6 9.2h6.4"),
    "5": (6, "m5.4 0h-4.6l-.5 5.4a3.3 3.8 0 11-.4 5.2"),
    "6": (6, "m4.4 0c-2.8 2-4.4 5-4.4 9.4a3 3.6 0 006 0 3 3.4 0 00-6 0"),
    "7": (6, "m0 0h6l-4 13"),
    "8": (6, "m3 6a3 3 0 010-6 3 3 0 010 6 3.2 3.5 0 000 7 3.2 3.5 0 000-7"),
    "9": (6, "m1.6 13c2.8-2 4.4-5 4.4-9.4a3 3.6 0 00-6 0 3 3.4 0 006 0"),
    "A": (8, "m0 13l4-13 4 13m-6.6-4.2h5.2"),
    "C": (7, "m7 3a3.5 3.3 0 00-7 .6v5.8a3.5 3.3 0 007 .6"),
    "D": (7, "m0 0v13h2.5a4.5 4.5 0 004.5-4.5v-4a4.5 4.5 0 00-4.5-4.5z"),
    "J": (5.5, "m5.5 0v9.8a2.8 3.2 0 01-5.5 .6"),
    "K": (7, "m0 0v13m6.6-13l-6.6 8m2.6-3.2l4.4 8.2"),
    "Q": (7, "m0 3.5a3.5 3.5 0 017 0v6a3.5 3.5 0 01-7 0zm4.2 6.2l3.4 3.8"),
    "R": (7, "m0 13v-13h3.4a3.4 3.5 0 010 7h-3.4m3 0l4 6"),
    "V": (7.4, "m0 0l3.7 13 3.7-13"),
}
TALL = 13
#: As much room as a sign gets that is not drawn here.
UNDRAWN = (8, "")
GAP = 3.4  # between the signs of a number
NARROW = 0.92  # and how much narrower it is than single signs
AT = (10, 6)  # the middle of the top
PEN = 2.6


def letterings(texts: Iterable[str]) -> str:
    """Define indices, each in its corner of the card."""
    texts = set(texts)
    signs = "".join(sorted(set("".join(texts))))
    numbers = sorted(text for text in texts if len(text) > 1)
    return "".join(map(_sign, signs)) + "".join(map(_number, numbers))


def _sign(sign: str) -> str:
    """A sign as it is drawn here; one of a language that nobody has drawn yet, as the machine's letters have it."""
    if sign not in STROKES:
        return part(f"N-{sign}", lettering(sign, AT[0], AT[1] + TALL, TALL))
    width, path = STROKES[sign]
    return part(f"N-{sign}", line(f"M{number(AT[0] - width / 2)} {AT[1]}{path}", PEN))


def _number(text: str) -> str:
    widths = [STROKES.get(sign, UNDRAWN)[0] for sign in text]
    left = -(sum(widths) + GAP * (len(text) - 1)) / 2
    signs = []
    for sign, width in zip(text, widths, strict=True):
        signs.append(use(f"N-{sign}", left + width / 2))
        left += width + GAP
    narrow = f"translate({number(AT[0] * (1 - NARROW))})scale({number(NARROW)} 1)"
    return group(*signs, id=f"N-{text}", transform=narrow)
