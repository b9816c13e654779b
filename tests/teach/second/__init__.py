"""A second opinion on every answer: for each kind a naive judge, written anew from the rules’ own words.

A judge is asked whether an answer to a question is right.  It knows lists and codes only: boards as JSON writes them,
and nothing of the engine that has made the question.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.teach.second import (
    handful,
    handful_tells,
)
from tutor.teach.question import Answer, Question

Judge = Callable[[Question, Answer], bool]

#: The judge of every kind, by its id.
JUDGES: dict[str, Judge] = {
    **handful.JUDGES,
    **handful_tells.JUDGES,
}
