"""Live tables in the site's own pages: ``<!-- table follow 3 -->`` stands for a kind of position and a deal.

``<!-- set up a position -->`` stands for one that readers set up, ``<!-- score pad -->`` for a score pad, and
``<!-- our table -->`` for the house rules of a table.
``<!-- exercise allowed.1.1.2 -->`` stands for an exercise, in whose place any other can be shown.
"""

from __future__ import annotations

import re

from tutor.hosts.exercise.task import Task
from tutor.hosts.our_table.choosing import Choosing
from tutor.hosts.scoring.scoring import Scoring
from tutor.hosts.setup.setup import Setup
from tutor.hosts.table.session import Session

EXERCISE = re.compile(r"<!-- exercise (?P<exercise>[a-z0-9.-]+) -->")
#: The beginning of a table's title in HTML.
TITLE = '<header data-part="head"><h3>'
#: The place of a position that readers set up themselves.
SETUP = "<!-- set up a position -->"
#: The place of a score pad.
SCORING = "<!-- score pad -->"
#: The place of the house rules of a table.
OUR_TABLE = "<!-- our table -->"
MARK = re.compile(r"<!-- table (?P<kind>[a-z-]+) (?P<seed>\d+) -->")


def embed(markdown: str, lang: str, url: str) -> str:
    """Put the tables into the page at ``url``, in its language."""
    rules = rulebook(lang, url)

    def table(mark: re.Match[str]) -> str:
        name = "-".join([*(_page(lang, url) or ["home"]), mark["kind"]])
        return Session({**mark.groupdict(), "name": name, "lang": lang, "rulebook": rules}).page_html

    def exercise(mark: re.Match[str]) -> str:
        return Task({**mark.groupdict(), "free": True, "lang": lang, "rulebook": rules}).page_html

    if SCORING in markdown:
        markdown = markdown.replace(SCORING, Scoring({"scoring": None, "lang": lang, "rulebook": rules}).page_html)
    if OUR_TABLE in markdown:
        markdown = markdown.replace(OUR_TABLE, Choosing({"our_table": None, "lang": lang, "rulebook": rules}).page_html)
    if SETUP in markdown:
        markdown = markdown.replace(SETUP, Setup({"setup": {}, "lang": lang, "rulebook": rules}).page_html)
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
