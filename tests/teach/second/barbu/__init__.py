"""The judges of what is asked about Barbu, a module a subject; ``plain`` states the game in lists and codes."""

from __future__ import annotations

from collections.abc import Callable

from tests.teach.second.barbu import (
    doubling,
    planning,
    settling,
    seven,
)
from tutor.teach.question import Answer, Question

#: The judge of every kind, by its id.
JUDGES: dict[str, Callable[[Question, Answer], bool]] = {
    **doubling.JUDGES,
    **planning.JUDGES,
    **settling.JUDGES,
    **seven.JUDGES,
}
