"""A table for a spreadsheet: an exercise a row, with its boards in words."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO

from tutor.show.export.item import Item
from tutor.show.spreadsheet import cell

HEADS = ("id", "kind", "title", "boards", "prompt", "options", "right", "reasons", "hints")


def table(items: Sequence[Item], _title: str) -> bytes:
    """The exercises with a line of heads; what spreadsheets take for a formula begins with an apostrophe.

    Several options stand in one cell, a line each.
    """
    text = StringIO()
    rows = csv.writer(text)
    rows.writerow(HEADS)
    for item in items:
        rows.writerow(_cells(item))
    return text.getvalue().encode("utf-8-sig")


def _cells(item: Item) -> tuple[str, ...]:
    options = [choice.text for choice in item.choices] or [
        f"{row.text}: {' / '.join(item.states)}" for row in item.rows
    ]
    right = item.right or tuple(f"{row.text}: {row.right}" for row in item.rows) or (item.number or item.answer[0],)
    lines = ("\n".join(part) for part in (options, right, item.answer, item.hints))
    cells = (item.id, item.kind, item.title, item.shown, item.prompt, *lines)
    return tuple(text if text == item.number else cell(text) for text in cells)
