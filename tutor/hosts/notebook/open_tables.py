"""The tables that are open in this kernel: one at each place, so that a cell that runs again closes its own."""

from __future__ import annotations

from tutor.hosts.exercise.task import Task
from tutor.hosts.notebook.kept_evening import KeptEvening
from tutor.hosts.notebook.widget import Table
from tutor.hosts.table.session import Session

#: The open tables, by language and place.
_OPEN: dict[tuple[str, str], Table] = {}


def opened(lang: str, place: str, session: Session | Task | KeptEvening) -> Table:
    """A table at a place; the one that an earlier run of the cell has opened there is closed."""
    if (lang, place) in _OPEN:
        _OPEN.pop((lang, place)).close()
    _OPEN[lang, place] = Table(session)
    return _OPEN[lang, place]


def forget() -> None:
    """Forget all tables, before those of another notebook are opened."""
    _OPEN.clear()
