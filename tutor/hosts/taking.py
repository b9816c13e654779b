"""Taking up what a page shows, a table or an exercise, each with no more of the tutor than it needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tutor.core.errors import Json
from tutor.hosts.session import Session

if TYPE_CHECKING:
    from tutor.hosts.task import Task


def taken_up(state: Json) -> Session | Task:
    """What a page shows, where its state left it; raise ``RecordError``."""
    if isinstance(state, Mapping) and "exercise" in state:
        from tutor.hosts.task import Task  # noqa: PLC0415 - a table in a browser does not wait for every kind of exercise

        return Task(state)
    return Session(state)
