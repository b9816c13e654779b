"""A notebook as its file holds it, and the widgets that are stored with it."""

from __future__ import annotations

from typing import Any

#: A notebook, or a part of one.
Stored = dict[str, Any]

#: The field in which a notebook stores its widgets, and their MIME type.
WIDGETS, STATES = "widgets", "application/vnd.jupyter.widget-state+json"
#: The MIME type of an output that names the widget that a cell shows.
VIEW = "application/vnd.jupyter.widget-view+json"


def text(lines: str | list[str]) -> str:
    """A text of a notebook, which may be stored line by line."""
    return "".join(lines)
