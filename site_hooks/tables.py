"""Live tables in the site's own pages: ``<!-- table follow 3 -->`` stands for a kind of position and a deal.

``<!-- set up a position -->`` stands for one that readers set up, ``<!-- score pad -->`` for a score pad,
``<!-- count a hand -->`` and ``<!-- odds -->`` for a hand to count and for the odds of unseen cards,
``<!-- our table -->`` for the house rules of a table, ``<!-- crib -->`` for one page to lay on it,
``<!-- signals -->`` for its signals on one sheet.
``<!-- exercise allowed.1.1.2 -->`` stands for an exercise, in whose place any other can be shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from tutor.core.errors import Json
from tutor.hosts.aid import Aid
from tutor.hosts.crib.crib import Crib
from tutor.hosts.crib.signals import Signals
from tutor.hosts.exercise.task import Task
from tutor.hosts.our_table.choosing import Choosing
from tutor.hosts.reckoning.hand import CountedHand
from tutor.hosts.reckoning.odds import AskedOdds
from tutor.hosts.scoring.scoring import Scoring
from tutor.hosts.setup.setup import Setup
from tutor.hosts.table.session import Session

EXERCISE = re.compile(r"<!-- exercise (?P<exercise>[a-z0-9.-]+) -->")
#: The beginning of a table's title in HTML.
TITLE = '<header data-part="head"><h3>'


#: What helps people at a table of their own, by the marks in whose places it stands.
AIDS: dict[str, Callable[[dict[str, Json]], Aid]] = {
    "<!-- set up a position -->": lambda page: Setup({"setup": {}, **page}),
    "<!-- score pad -->": lambda page: Scoring({"scoring": None, **page}),
    "<!-- count a hand -->": lambda page: CountedHand({"counting": {}, **page}),
    "<!-- crib -->": lambda page: Crib({"crib": "tarot-4", **page}),
    "<!-- signals -->": lambda page: Signals({"signals": True, **page}),
    "<!-- our table -->": lambda page: Choosing({"our_table": None, **page}),
    "<!-- odds -->": lambda page: AskedOdds({"chance": {}, **page}),
}
MARK = re.compile(r"<!-- table (?P<kind>[a-z-]+) (?P<seed>\d+) -->")


def embed(markdown: str, lang: str, url: str) -> str:
    """Put the tables into the page at ``url``, in its language."""
    rules = rulebook(lang, url)

    def table(mark: re.Match[str]) -> str:
        name = "-".join([*(_page(lang, url) or ["home"]), mark["kind"]])
        return Session({**mark.groupdict(), "name": name, "lang": lang, "rulebook": rules}).page_html

    def exercise(mark: re.Match[str]) -> str:
        return Task({**mark.groupdict(), "free": True, "lang": lang, "rulebook": rules}).page_html

    for place, aid in AIDS.items():
        if place in markdown:
            markdown = markdown.replace(place, aid({"lang": lang, "rulebook": rules}).page_html)
    return EXERCISE.sub(exercise, MARK.sub(table, markdown))


def level(html: str) -> str:
    """Give the titles of the tables before the first section of a page the heading level 2, below the page's own."""
    begin, section, rest = html.partition("<h2")
    return begin.replace(TITLE, f'{TITLE[:-1]} aria-level="2">') + section + rest


def rulebook(lang: str, url: str) -> str:
    """The address of the rulebook, seen from the page at ``url``."""
    return f"{upwards(lang, url)}rulebook/"


def upwards(lang: str, url: str) -> str:
    """The relative path from the page at ``url`` up to the first page of its language."""
    return "../" * len(_page(lang, url))


def _page(lang: str, url: str) -> list[str]:
    """The parts of a page's address, the same in every language; none for the first page."""
    return [part for part in url.removeprefix(f"{lang}/").split("/") if part]
