"""The judges of what is asked about Barbu, a module a subject; ``plain`` states the game in lists and codes."""

from __future__ import annotations

from collections.abc import Callable

from tests.teach.second.barbu import (
    family,
)
from tutor.teach.question import Answer, Question

#: The judge of every kind, by its id.
JUDGES: dict[str, Callable[[Question, Answer], bool]] = {
    **family.JUDGES,
}
