"""Every lesson as it is stored: as if nobody had run it, and the same in every language but for its prose."""

from __future__ import annotations

import nbformat
import pytest

from tests.hosts.lessons import LESSONS, cells, code, file_of
from tutor.show.words import LANGUAGES

EVERY_LESSON = pytest.mark.parametrize("lesson", LESSONS)


@EVERY_LESSON
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_stored_as_if_nobody_had_run_it(lesson: str, lang: str) -> None:
    notebook = nbformat.read(file_of(lesson, lang), as_version=4)  # type: ignore[no-untyped-call]
    nbformat.validate(notebook)
    run = [cell for cell in notebook["cells"] if cell.get("outputs") or cell.get("execution_count") is not None]
    assert [cell["source"] for cell in run] == []
    assert set(notebook["metadata"]) == {"kernelspec", "language_info"}
    assert set(notebook["metadata"]["language_info"]) == {"name"}


@EVERY_LESSON
def test_every_language_has_the_same_cells_and_the_same_tables(lesson: str) -> None:
    shapes = [
        [(cell["cell_type"], cell["id"].removeprefix(f"{lang}-"), cell["metadata"]) for cell in cells(lesson, lang)]
        for lang in LANGUAGES
    ]
    opened, *tables = zip(*(code(lesson, lang) for lang in LANGUAGES), strict=True)
    assert all(shape == shapes[0] for shape in shapes)
    assert [f'lang="{lang}"' in first for lang, first in zip(LANGUAGES, opened, strict=True)] == [True] * len(LANGUAGES)
    assert all(len(set(same)) == 1 for same in tables)
