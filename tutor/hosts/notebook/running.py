"""A lesson's notebook, run here and now: its cells are plain, so many of them run before one kernel has started."""

from __future__ import annotations

import ast
import json
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory

from IPython.core.formatters import DisplayFormatter
from ipywidgets import Widget

from tutor.hosts.notebook.open_tables import forget
from tutor.hosts.notebook.stored import STATES, WIDGETS, Stored, text

#: The formatter that gives an object's data in each MIME type that a notebook stores.
DISPLAY = DisplayFormatter()


class CellError(Exception):
    """The failure of a notebook's cell; its text names the notebook and the error."""


def run(lesson: Path, folder: Path | None = None) -> Stored:
    """The notebook after all its cells have run in order, with its tables; raise ``CellError``.

    As from a kernel, the output of a cell is the value of its last line.  The cells run in a folder, else in an
    empty one, so that nobody's kept match is touched, and all tables are closed afterwards.
    """
    notebook: Stored = json.loads(lesson.read_text("utf-8"))
    for cell in notebook["cells"]:
        cell["source"] = text(cell["source"])
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    scope: Stored = {}
    _leave()
    try:
        with TemporaryDirectory() as empty, chdir(folder or empty):
            for number, cell in enumerate(cells, 1):
                cell |= {"execution_count": number, "outputs": _outputs(cell["source"], scope, number)}
        notebook["metadata"][WIDGETS] = {STATES: _stored(Widget.get_manager_state())}
    except Exception as error:
        raise CellError(f"{lesson.name}: {error}") from error
    finally:
        _leave()
    return _as_stored(notebook)


def _as_stored(notebook: Stored) -> Stored:
    """A notebook as somebody reads it off its file: lists in place of tuples, and the like."""
    stored: Stored = json.loads(json.dumps(notebook))
    return stored


def _stored(states: Stored) -> Stored:
    """The open widgets, of whose layouts nothing is said that is as usual."""
    for widget in states["state"].values():
        if widget["model_name"] == "LayoutModel":
            widget["state"] = {name: value for name, value in widget["state"].items() if value is not None}
    return states


def _leave() -> None:
    """Close all open tables, before those of another notebook are opened."""
    forget()
    Widget.close_all()


def _outputs(source: str, scope: Stored, number: int) -> list[Stored]:
    """Run a cell in the ``scope`` of those before it; return the output of its last line, none if that has no value."""
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
