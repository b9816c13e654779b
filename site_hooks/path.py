"""A lesson's page as a path: its prose, tables and exercises are parted into steps, of which one is shown at a time.

An exercise is a step of its own, together with a few words before it; a longer text stands alone, and an example that
is shown solved stands with the text that it explains.  Without scripts, for the search and on paper all is one page.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from typing import NamedTuple

from site_hooks.course import LIVE
from tutor.show.exercises.path import Stop, path
from tutor.show.html import Html
from tutor.teach.course.parts import LESSONS

#: So many words before an exercise are read together with it.
FEW_WORDS = 24

WRAPPED = re.compile(
    r'(?P<begin><div class="jupyter-wrapper">)(?P<lesson>.*)(?P<end><details class="lesson-code")', re.DOTALL
)
CELL = re.compile(r"(<lesson-cell.*?</lesson-cell>)", re.DOTALL)
TAG = re.compile(r"<[^>]*>")
HEADING = re.compile(r"<h[12][^>]*>(?P<title>.*?)(?:<a class=\"headerlink\"|</h[12]>)", re.DOTALL)
#: The title of an exercise, before its name.
TABLE_TITLE = re.compile(r"<h3[^>]*>(?P<title>.*?)\s*(?:<code|</h3>)", re.DOTALL)


class Piece(NamedTuple):
    """A part of a lesson's page between two borders of its cells, as HTML.

    It may show a table or an exercise, called by a ``name``; ``asks`` says whether the exercise is to be answered.
    """

    html: str
    name: str = ""
    asks: bool = False

    @property
    def is_about(self) -> bool:
        """Whether it says what the lesson is about."""
        return 'class="tutor-lesson"' in self.html

    @property
    def words(self) -> int:
        """The number of words of prose."""
        return 0 if self.name else len(TAG.sub(" ", self.html).split())


def parted(html: str, url: str, lang: str) -> str:
    """The page of a lesson as a path; another notebook’s page stays as it is."""
    name = url.rstrip("/").rpartition("/")[2]
    if name not in LESSONS:
        return html

    def steps(page: re.Match[str]) -> str:
        return page["begin"] + path([*_stops(page["lesson"], name)], LESSONS[name], Html(lang)) + page["end"]

    return WRAPPED.sub(steps, html)


def pieces(html: str) -> Iterator[Piece]:
    """The parts of a notebook's page: each cell that shows something, and the prose between two of them."""
    for part in CELL.split(html):
        live = LIVE.search(part) if part.startswith("<lesson-cell") else None
        state = json.loads(unescape(live["state"])) if live else {"name": ""}
        yield Piece(part, state["name"], "exercise" in state and state["help"] != "worked")


def _stops(html: str, lesson: str) -> Iterator[Stop]:
    """The steps of a lesson, in their order.

    An exercise is called as in the lesson, ``step-first-lie``, and a text after what it stands before or shows.
    """
    title = ""
    groups = [*_grouped(html)]
    for number, pieces in enumerate(groups):
        whole = "".join(piece.html for piece in pieces)
        heading = HEADING.search(whole)
        title = heading["title"] if heading else title
        shown = next((piece for piece in pieces if piece.name), None)
        if shown and shown.asks:
            own = TABLE_TITLE.search(shown.html)
            asks = LESSONS[lesson].step(shown.name).exercise
            yield Stop(f"step-{shown.name}", own["title"] if own else title, whole, asks)
        elif shown:
            yield Stop(f"shown-{shown.name}" if number else "start", title, whole)
        else:
            after = next((piece.name for group in groups[number:] for piece in group if piece.name), "")
            yield Stop(f"before-{after}" if after else "rules", title, whole)


def _grouped(html: str) -> Iterator[list[Piece]]:
    """The pieces that are seen together: the table at the very beginning with what the lesson is about."""
    group: list[Piece] = []
    begun = False
    for piece in pieces(html):
        begun = begun or piece.is_about
        if piece.asks and sum(one.words for one in group) > FEW_WORDS:
            yield group
            group = []
        group.append(piece)
        if piece.is_about or (piece.name and begun):
            yield group
            group = []
    if any(piece.words for piece in group):
        yield group
