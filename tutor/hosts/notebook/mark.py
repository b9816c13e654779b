"""The mark of a lesson that was laid out: by it a later package knows whether somebody has changed the lesson."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from tutor.core.errors import Json
from tutor.hosts.notebook.stored import STATES, VIEW, WIDGETS, Stored, text

#: The field of a notebook's metadata in which the mark stands.
MARK = "tutor"
#: The length of a print, in hexadecimal digits.
LENGTH = 16
#: The prints of the texts of all notebooks that were laid out before there were marks.
UNMARKED = Path(__file__).with_name("unmarked.txt")


class Mark(NamedTuple):
    """The prints of a notebook when it was laid out, all empty where there is no mark."""

    lesson: str = ""
    """Of the lesson's own texts."""

    content: str = ""
    """Of the texts, of what the cells have shown and of how the tables stand."""

    laid_out: str = ""
    """Of all of it, with the script of its package."""


def marked(notebook: Stored) -> Stored:
    """A notebook with the mark of what it is now."""
    mark = Mark(lesson_print(notebook), content_print(notebook), _print(notebook))
    return {**notebook, "metadata": {**notebook["metadata"], MARK: mark._asdict()}}


def mark_of(notebook: Stored) -> Mark:
    """The mark of a notebook; raise ``TypeError`` for one that is no mark of this package's."""
    return Mark(**notebook["metadata"].get(MARK, {}))


def has_its_texts(notebook: Stored) -> bool:
    """Whether the texts of a notebook are those with which some package has laid it out; raise ``TypeError``."""
    found = lesson_print(notebook)
    return found == mark_of(notebook).lesson or found in _unmarked()


def unchanged(notebook: Stored, file: bytes) -> bool:
    """Whether a notebook, as its file has it, is still what some package has laid out; raise ``TypeError``.

    A lesson from before there were marks is, if its texts are known and no other program has written the file since:
    JupyterLab writes files in lines.
    """
    mark = mark_of(notebook)
    if mark.content:
        return mark.content == content_print(notebook)
    return has_its_texts(notebook) and json.dumps(notebook, ensure_ascii=False).encode() == file


def lesson_print(notebook: Stored) -> str:
    """The print of the texts of a notebook's cells."""
    return _print([[cell["cell_type"], text(cell["source"])] for cell in notebook["cells"]])


def content_print(notebook: Stored) -> str:
    """The print of the texts, of what the cells have shown, and of how the tables stand.

    The names of widgets are left out, which are others each time that a cell runs.
    """
    states = notebook["metadata"].get(WIDGETS, {}).get(STATES, {}).get("state", {})
    shown = [[_shown(output, states) for output in cell.get("outputs", [])] for cell in notebook["cells"]]
    return _print([lesson_print(notebook), shown])


def _shown(output: Stored, states: Stored) -> Json:
    """An output of a cell: of a table its state, of anything else its texts, or the whole if it is no value."""
    data = output.get("data")
    if data is None:
        return {**output, "text": text(output.get("text", ""))}
    if VIEW in data:
        state: Json = states[data[VIEW]["model_id"]]["state"].get("state")
        return state
    return dict(_texts(data))


def _texts(data: Stored) -> Iterator[tuple[str, Json]]:
    """The forms of a value that a reader sees; as plain text it may name its place in the memory."""
    for kind, value in data.items():
        if kind != "text/plain":
            yield kind, text(value) if kind.startswith("text/") else value


def _print(data: Json) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:LENGTH]


@cache
def _unmarked() -> frozenset[str]:
    return frozenset(line for line in UNMARKED.read_text("utf-8").splitlines() if not line.startswith("#"))
