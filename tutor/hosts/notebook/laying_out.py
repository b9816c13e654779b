"""Lessons laid out in a learner's folder: today's take the place of those that nobody has changed, and of no others."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from tutor.core.saving import replace
from tutor.hosts.notebook.folder import FIRST, LOG, lying
from tutor.hosts.notebook.mark import Mark, has_its_texts, mark_of, unchanged
from tutor.hosts.notebook.ready import Ready

#: The most notebooks beside one that are looked at, for the place of today's lesson.
MOST_BESIDE = 99


class Found(NamedTuple):
    """What is known of a notebook in a learner's folder."""

    mark: Mark = Mark()
    unchanged: bool = False
    has_its_texts: bool = False


def lay_out(folder: Path, lessons: list[Ready], new: str, progress: Callable[[int, int], None]) -> list[str]:
    """Lay out lessons in a folder, and return the names of those beside which today's has been put.

    A lesson keeps its name, even if its place in the course has changed.  One that somebody has changed stays as it is:
    today's is put beside it, with the word ``new`` in its name, unless they have it already.  Raise ``OSError``; what
    is there by then is whole, and the next time it goes on from there.
    """
    folder.mkdir(parents=True, exist_ok=True)
    there = lying(folder)
    kept = []
    for number, lesson in enumerate(lessons, FIRST + 1):
        usual = folder / there.get(lesson.name, f"{number:02} {lesson.name}")
        place = place_for(lesson, usual, new)
        if place:
            replace(place, lesson.file)
        if place and place != usual:
            kept.append(usual.name)
        progress(number, len(lessons))
    return kept


def lay_out_page(folder: Path, page: Ready, lessons: list[Ready], now: Callable[[], Ready]) -> str:
    """Lay out the page to begin with beside the lessons, and return its name; raise ``OSError``.

    The one that is ready is that of a beginner; where it is not true, it is made ``now``.  One whose texts somebody has
    changed stays as it is.
    """
    file = folder / f"{FIRST:02} {page.name}"
    if not file.exists() or _found(file.read_bytes()).has_its_texts:
        content = (page if _for_a_beginner(folder, lessons) else now()).file
        if not file.exists() or file.read_bytes() != content:
            replace(file, content)
    return file.name


def _for_a_beginner(folder: Path, lessons: list[Ready]) -> bool:
    """Whether nothing has been answered in a folder, and the lessons have their usual names there."""
    usual = (folder / f"{number:02} {lesson.name}" for number, lesson in enumerate(lessons, FIRST + 1))
    return not (folder / LOG).exists() and all(file.exists() for file in usual)


def place_for(lesson: Ready, usual: Path, new: str) -> Path | None:
    """The file that today's lesson is to be; ``None`` if a learner has it already."""
    for file in _places(usual, new):
        if not file.exists():
            return file
        text = file.read_bytes()
        if text == lesson.file:
            return None
        found, today = _found(text), mark_of(lesson.notebook)
        if found.unchanged:
            return None if found.mark == today else file
        if found.mark.lesson == today.lesson:
            return None
    return None


def _places(usual: Path, new: str) -> Iterator[Path]:
    """The places of a lesson: its usual one, and those beside it."""
    yield usual
    yield usual.with_name(f"{usual.stem} ({new}).ipynb")
    for number in range(2, MOST_BESIDE + 1):
        yield usual.with_name(f"{usual.stem} ({new} {number}).ipynb")


def _found(text: bytes) -> Found:
    """What a notebook has been laid out as; of what is no notebook, nothing."""
    try:
        notebook = json.loads(text)
        return Found(mark_of(notebook), unchanged(notebook, text), has_its_texts(notebook))
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return Found()
