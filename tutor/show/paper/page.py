"""A page for paper that stands alone: its style, the drawings that its pictures share, and no script."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import NamedTuple

from tutor.show.html import element
from tutor.show.picture.inks import Ink
from tutor.show.picture.svg import STYLE, Drawing, drawings, printed

PAPER = Path(__file__).with_name("paper.css")
#: Nothing is fetched and nothing runs, whatever stands in a title.
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


class Page(NamedTuple):
    """A page for paper: its ``title``, its ``style``, and what stands on it."""

    title: str
    style: str
    content: str
    lang: str

    @property
    def html(self) -> str:
        """The page as a file."""
        head = (
            '<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            '<meta name="viewport" content="width=device-width">',
            element("title", escape(self.title)),
            element("style", self.style),
        )
        html = element("html", element("head", *head), element("body", self.content), lang=self.lang)
        return f"<!doctype html>\n{html}\n"


def page(title: str, content: str, pictures: Iterable[Drawing], ink: Ink, lang: str) -> Page:
    """A page around some content, with what the pictures in it refer to."""
    refers = "".join(picture.refers for picture in pictures)
    shared = element("svg", drawings(refers, lang), class_="drawings", aria_hidden="true") if refers else ""
    return Page(title, PAPER.read_text("utf-8") + printed(STYLE, ink), printed(shared + content, ink), lang)
