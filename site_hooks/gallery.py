"""The gallery in the site's own pages: ``<!-- state tarot-4-slam -->`` stands for a table in one of its states.

``<!-- widths How wide? -->`` stands for the choice of how wide all tables of the page are, under these words.  What is
chosen there is read by ``gallery.css`` alone, without a script.
"""

from __future__ import annotations

import re

from site_hooks.states import states
from site_hooks.stored import stored
from site_hooks.tables import rulebook
from tutor.hosts.table.session import Session
from tutor.show.html import element

MARK = re.compile(r"<!-- state (?P<state>[a-z0-9-]+) -->")
WIDTHS_MARK = re.compile(r"<!-- widths (?P<legend>[^>]+?) -->")

#: The widths of a table on a phone, a tablet and a desktop; ``gallery.css`` has a rule for each.
WIDTHS = (360, 720, 1000)


def embed(markdown: str, lang: str, url: str) -> str:
    """Put the tables into the page at ``url``, in its language, each in a frame with its id; no play is kept."""
    if not MARK.search(markdown) and not WIDTHS_MARK.search(markdown):
        return markdown
    return stored("gallery", markdown, lang, url, make=lambda: _laid_out(markdown, lang, url).encode()).decode()


def _laid_out(markdown: str, lang: str, url: str) -> str:
    rules = rulebook(lang, url)

    def table(mark: re.Match[str]) -> str:
        session = Session({**states()[mark["state"]], "lang": lang, "rulebook": rules})
        return element("div", session.page_html, class_="gallery-frame", id=mark["state"])

    return MARK.sub(table, WIDTHS_MARK.sub(lambda mark: _widths(mark["legend"]), markdown))


def _widths(legend: str) -> str:
    return element("fieldset", element("legend", legend), *map(_width, WIDTHS), class_="gallery-widths")


def _width(pixels: int) -> str:
    chosen = " checked" if pixels == WIDTHS[0] else ""
    return element("label", f'<input type="radio" name="gallery-width" value="{pixels}"{chosen}>', f" {pixels} px")
