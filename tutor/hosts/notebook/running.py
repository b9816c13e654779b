"""A lesson's notebook, run here and now: its cells are plain, so many of them run before one kernel has started."""

from __future__ import annotations

import ast
import json
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from IPython.core.formatters import DisplayFormatter
from ipywidgets import Widget

from tutor.hosts.notebook.lesson import Lesson

#: A notebook, or a part of one, as its file holds it.
Stored = dict[str, Any]

#: Where a notebook stores its widgets, and as what kind of data.
WIDGETS, STATES = "widgets", "application/vnd.jupyter.widget-state+json"

#: What makes of a thing all that a notebook stores of it.
DISPLAY = DisplayFormatter()


class CellError(Exception):
    """A cell of a notebook that failed: which, and why."""


def run(lesson: Path) -> Stored:
    """The notebook as it is when all its cells have run in order, with its tables; raise ``CellError``.

    What a kernel would show stands there: what the last line of each cell comes to.  It runs where nobody's match is
    kept, and no table stays open behind it.
    """
    notebook: Stored = json.loads(lesson.read_text("utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    scope: Stored = {}
    _leave()
    try:
        with TemporaryDirectory() as folder, chdir(folder):
            for number, cell in enumerate(cells, 1):
                cell |= {"execution_count": number, "outputs": _outputs("".join(cell["source"]), scope, number)}
        notebook["metadata"][WIDGETS] = {STATES: Widget.get_manager_state()}
    except Exception as error:
        raise CellError(f"{lesson.name}: {error}") from error
    finally:
        _leave()
    return notebook


def _leave() -> None:
    """Close all tables that stand open: what is opened next stands in a notebook of its own."""
    Lesson.leave()
    Widget.close_all()


def _outputs(source: str, scope: Stored, number: int) -> list[Stored]:
    """Run a cell in the ``scope`` of those before it; return what its last line shows, if it comes to something."""
    *before, last = ast.parse(source).body
    found = None
    if not isinstance(last, ast.Expr):
        before.append(last)
    exec(compile(ast.Module(before, []), f"cell {number}", "exec"), scope)  # noqa: S102 - our own lesson
    if isinstance(last, ast.Expr):
        found = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), scope)  # noqa: S307 - our own lesson
    if found is None:
        return []
    data, metadata = DISPLAY.format(found)  # type: ignore[no-untyped-call] # IPython's
    return [{"output_type": "execute_result", "execution_count": number, "data": data, "metadata": metadata}]
