"""A part of the page that lies on the table: a title, a small table, and lines."""

from __future__ import annotations

from typing import NamedTuple


class Section(NamedTuple):
    """A part of the page, in the markup of the words that said it; the first cell of a row is its name."""

    title: str
    lines: tuple[str, ...] = ()
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
