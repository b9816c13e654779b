"""Pictures for the site's first page, around the tutor's own cards: ``<!-- picture learn -->`` is one of ``PICTURES``.

They only adorn the text beside them, so screen readers skip them.  Their colours are those of the tables, in light
and in dark, by the classes that ``docs/stylesheets/home.css`` knows; a page with a table has the sheet of their cards.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from tutor.core.cards import TAROT, Card
from tutor.show.faces import placed
from tutor.show.faces.suits import INKS, SIGNS
from tutor.show.faces.svg import disc

MARK = re.compile(r"<!-- picture (?P<name>[a-z]+) -->")


def embed(markdown: str, lang: str) -> str:
    """Put the pictures into a page, with the indices of its language on the cards."""
    return MARK.sub(lambda mark: _framed(PICTURES[mark["name"]](lang)), markdown)


def _framed(drawing: str) -> str:
    svg = f'<svg viewBox="0 0 200 150" aria-hidden="true" focusable="false">{drawing}</svg>'
    return f'<div class="tutor-picture">{svg}</div>'


def _learn(lang: str) -> str:
    """Draw a hand, fanned out; one card is chosen, and it was right."""
    fan = "".join(
        f'<g transform="rotate({turn} 100 205)">{placed(_card(code), lang, 70, 34 - lift)}</g>'
        for code, turn, lift in (("S4", -27, 0), ("H8", -9, 0), ("T21", 9, 14), ("T1", 27, 0))
    )
    return fan + _tick(157, 32)


def _look(_: str) -> str:
    """Draw an open book, with a rule that somebody has marked."""
    leaf = "M100 36C84 24 58 22 26 27V122C58 117 84 119 100 131z"
    lines = "M42 78Q62 74 85 79M42 91Q62 87 85 92M42 104Q62 100 85 105"
    sign = f'<path fill="{INKS["H"]}" transform="translate(63 52)scale(1.9)" d="{SIGNS["H"]}"/>'
    other = "M115 47Q138 40 159 42M115 60Q138 53 159 55M115 99Q138 92 159 94M115 112Q130 107 146 107"
    return (
        _path("cover", "M18 32Q60 24 100 40 140 24 182 32V130Q140 124 100 138 60 124 18 130z")
        + _path("leaf", leaf)
        + f'<g transform="translate(200 0)scale(-1 1)">{_path("leaf", leaf)}</g>'
        + _path("lines", lines)
        + sign
        + _path("marker", "M113 74Q138 66 163 68V86Q138 84 113 92z")
        + _path("lines", other)
        + _path("strong", "M118 80Q138 74 158 75")
        + _path("ribbon", "M148 24H162V52L155 45 148 52z")
    )


def _teach(lang: str) -> str:
    """Draw a board with two cards and a question, and three who look at it."""
    cards = "".join(
        f'<g transform="translate({x} 26)scale(.62)">{placed(_card(code), lang, 0, 0)}</g>'
        for code, x in (("HK", 44), ("T21", 86))
    )
    question = "M137 44Q138 33 149 33 160 34 159 44 158 51 150 54 148 56 148 62"
    heads = "".join(
        _path(f"pupil {who}", disc(x, 112, 13) + f"M{x - 25} 150Q{x - 23} 127 {x} 127T{x + 25} 150z")
        for who, x in (("first", 48), ("second", 100), ("third", 152))
    )
    return (
        _path("frame", "M30 10H170Q176 10 176 16V98Q176 104 170 104H30Q24 104 24 98V16Q24 10 30 10z")
        + _path("board", "M33 17H167Q169 17 169 19V95Q169 97 167 97H33Q31 97 31 95V19Q31 17 33 17z")
        + cards
        + _path("chalk", question)
        + _path("dot", disc(148, 72, 3))
        + heads
    )


def _tick(x: float, y: float) -> str:
    return _path("badge", disc(x, y, 17)) + _path("tick", f"M{x - 8} {y + 1}l6 6 10-13")


def _card(code: str) -> Card:
    return TAROT[code]


def _path(name: str, path: str) -> str:
    return f'<path class="{name}" d="{path}"/>'


PICTURES: dict[str, Callable[[str], str]] = {"learn": _learn, "look": _look, "teach": _teach}
