"""No Queens, judged once more."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tests.teach.second.barbu.ends import ends, pays
from tutor.teach.question import Answer, Question

JUDGES: dict[str, Callable[[Question, Answer], bool]] = {
    "no-queens-ends": partial(ends, "no-queens"),
    "no-queens-pays": pays,
}
