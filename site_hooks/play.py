"""The pages on which one plays: the bar and a table first, and folded beneath whatever the notebook says in words.

``<!-- match -->`` stands for the line on a match that was left.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from site_hooks.path import WRAPPED, pieces
from site_hooks.tables import upwards
from tutor.show import play
from tutor.show.html import Html

if TYPE_CHECKING:
    from mkdocs.structure.pages import Page

#: The mark in whose place the line comes.
LEFT = "<!-- match -->"
HEADING = re.compile(r"<h1.*?</h1>", re.DOTALL)


def game_of(url: str) -> str | None:
    """The game that is played on the page at ``url``; ``None`` on other pages."""
    return play.PLAYED.get(url.rstrip("/").rpartition("/")[2])


def embed(markdown: str, lang: str, url: str) -> str:
    """Put the line on a match that was left into the page at ``url``."""
    if LEFT not in markdown:
        return markdown
    return markdown.replace(LEFT, play.left(Html(lang), f"{upwards(lang, url)}lessons/"))


def laid_out(html: str, page: Page, lang: str) -> str:
    """A page on which one plays, with its tables first and as wide as the window; another page stays as it is."""
    game = game_of(page.url)
    if game is None:
        return html
    page.meta.update(hide=["navigation", "toc"], look="play")

    def whole(found: re.Match[str]) -> str:
        tables, prose = _parted(found["lesson"])
        heading = HEADING.search(prose)
        title = heading[0] if heading else ""
        return found["begin"] + play.page(game, title, tables, prose.replace(title, ""), Html(lang)) + found["end"]

    return WRAPPED.sub(whole, html)


def _parted(lesson: str) -> tuple[dict[str, str], str]:
    """The tables of a page by their names, and all the rest of it."""
    every = [*pieces(lesson)]
    tables = {piece.name: piece.html for piece in every if piece.name}
    return tables, "".join(piece.html for piece in every if not piece.name)
