"""Computed tables in the site's own pages: ``<!-- figures salade -->`` is one of ``tutor.show.barbu.figures``."""

from __future__ import annotations

import re

from tutor.show.barbu import figures

MARK = re.compile(r"<!-- figures (?P<name>[a-z-]+) -->")


def embed(markdown: str, lang: str) -> str:
    """Put the tables into a page, in its language."""
    return MARK.sub(lambda mark: figures.show(mark["name"], lang), markdown)
