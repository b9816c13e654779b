"""The lessons as they are stored: a notebook for each language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tutor.show.languages import LANGUAGES
from tutor.teach.course import parts

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
LESSONS = (*parts.LESSONS, *parts.BESIDE)


def file_of(lesson: str, lang: str) -> Path:
    """Where a lesson is stored."""
    return NOTEBOOKS / f"{lesson}{'' if lang == LANGUAGES[0] else f'.{lang}'}.ipynb"


def cells(lesson: str, lang: str) -> list[dict[str, Any]]:
    """The cells of a lesson, in order."""
    found: list[dict[str, Any]] = json.loads(file_of(lesson, lang).read_text("utf-8"))["cells"]
    return found


def code(lesson: str, lang: str) -> list[str]:
    """The code of a lesson, cell by cell."""
    return ["".join(cell["source"]).strip() for cell in cells(lesson, lang) if cell["cell_type"] == "code"]
