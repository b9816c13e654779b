"""Every lesson as it is stored: as if nobody had run it, the same in every language but for its prose, tables named."""

from __future__ import annotations

import ast
from collections import Counter
from itertools import chain
from typing import Any

import nbformat
import pytest

from tests.hosts.lessons import LESSONS, cells, code, file_of
from tutor.hosts.notebook.widget import Table
from tutor.hosts.table.session import Session
from tutor.show.languages import LANGUAGES
from tutor.teach.course import parts

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
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_code_of_a_lesson_stands_folded_and_nothing_of_it_is_seen_but_lines_to_try_stand_open(
    lesson: str, lang: str
) -> None:
    """JupyterLab shows the first line of what is folded."""
    folded = [is_folded(cell) for cell in cells(lesson, lang) if is_code(cell)]
    assert folded
    assert set(folded) == {lesson != parts.TRY}


def is_code(cell: dict[str, Any]) -> bool:
    return str(cell["cell_type"]) == "code"


def is_folded(cell: dict[str, Any]) -> bool:
    return [cell["metadata"].get("jupyter"), cell["source"][0]] == [{"source_hidden": True}, "\n"]


@EVERY_LESSON
def test_every_language_has_the_same_cells_and_the_same_tables(lesson: str) -> None:
    shapes = [
        [(cell["cell_type"], cell["id"].removeprefix(f"{lang}-"), cell["metadata"]) for cell in cells(lesson, lang)]
        for lang in LANGUAGES
    ]
    opened, *tables = zip(*(code(lesson, lang) for lang in LANGUAGES), strict=True)
    assert all(shape == shapes[0] for shape in shapes)
    assert [f'lang="{lang}"' in first for lang, first in zip(LANGUAGES, opened, strict=True)] == [True] * len(LANGUAGES)
    assert all(len(set(map(without_words, same, LANGUAGES))) == 1 for same in tables)


def without_words(source: str, lang: str) -> str:
    """Some code without its comments, and with no language in it."""
    return ast.unparse(ast.parse(source)).replace(f"lang='{lang}'", "lang")


def opened(lesson: str) -> list[Table]:
    """The tables that a lesson opens, in order."""
    scope: dict[str, Any] = {}
    tables = []
    for source in code(lesson, LANGUAGES[0]):
        *before, last = source.splitlines()
        exec("\n".join([*before, f"shown = {last.removeprefix('lesson = ')}"]), scope)  # noqa: S102 - our own lesson
        scope.setdefault("lesson", scope["shown"])
        tables += [scope["shown"]] if isinstance(scope["shown"], Table) else []
    return tables


def test_every_table_has_a_name_that_no_other_table_of_any_lesson_has_but_lines_to_try_keep_no_match() -> None:
    hosts = [table.session for table in chain.from_iterable(opened(one) for one in LESSONS if one != parts.TRY)]
    names = Counter(host.state.name for host in hosts if isinstance(host, Session))
    assert "" not in names
    assert names.total() == len(names) > len(LESSONS), names.most_common(3)
