"""A page for paper that stands alone: its style, the drawings that its pictures share, and no script."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path

from tutor.show.html import element
from tutor.show.picture.inks import Ink
from tutor.show.picture.svg import Drawing, drawings, printed

STYLE = Path(__file__).with_name("paper.css")
#: Nothing is fetched and nothing runs, whatever stands in a title.
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def page(title: str, content: str, pictures: Iterable[Drawing], ink: Ink, lang: str) -> str:
    """A whole page of HTML around some content, with what the pictures in it refer to."""
    refers = "".join(picture.refers for picture in pictures)
    shared = element("svg", drawings(refers, lang), class_="drawings", aria_hidden="true") if refers else ""
    head = (
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<meta name="viewport" content="width=device-width">',
        element("title", escape(title)),
        element("style", STYLE.read_text("utf-8")),
    )
    html = element("html", element("head", *head), element("body", shared, content), lang=lang)
    return f"<!doctype html>\n{printed(html, ink)}\n"
