"""A table or an exercise of a notebook as a picture, for readers who are shown no scripts."""

from __future__ import annotations

from functools import singledispatch

from tutor.hosts.exercise.task import Task
from tutor.hosts.notebook.kept_evening import KeptEvening
from tutor.hosts.table.session import Session
from tutor.show.exercises import pictured as exercises
from tutor.show.html import Html
from tutor.show.table import pictured as tables


@singledispatch
def pictured(session: Session | Task | KeptEvening) -> str:
    """The picture of a table or an exercise, what is asked, and the answer folded; raise ``TypeError``."""
    raise TypeError(f"no picture of {session!r}")


@pictured.register
def _(session: Session) -> str:
    return tables.pictured(session.view(), Html(session.state.lang))


@pictured.register
def _(session: KeptEvening) -> str:
    return session.sheet_html


@pictured.register
def _(session: Task) -> str:
    return exercises.pictured(session.state.exercise, Html(session.state.lang))
