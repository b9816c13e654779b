"""A second opinion on every answer: for each kind a naive judge, written anew from the rules’ own words.

There is a module a family.  A judge is asked whether an answer is right, and reads nothing but the question as JSON,
without its words: ``judge(asked, answer)``.  It knows nothing of the engine that has made the question.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.teach.judges.asked import Json
from tutor.show.exercises.asked import as_json
from tutor.show.words import Words
from tutor.teach.kind import Kind
from tutor.teach.question import Answer, Question

Judge = Callable[[Json, Answer], bool]

#: What a question says in words, for people.
WORDS = {"prompt", "text", "title", "hints"}

JUDGES: dict[str, Judge] = {
    name: judge
    for module in pkgutil.iter_modules(__path__)
    if module.name != "asked"
    for name, judge in importlib.import_module(f"{__name__}.{module.name}").JUDGES.items()
}


def without_words(data: Any) -> Any:  # noqa: ANN401 - JSON has no types
    """Some JSON without all that is said in words."""
    if isinstance(data, dict):
        return {name: without_words(value) for name, value in data.items() if name not in WORDS}
    return [without_words(one) for one in data] if isinstance(data, list | tuple) else data


def shown(kind: Kind, question: Question) -> Json:
    """A question as JSON, without its words."""
    asked: Json = without_words(json.loads(json.dumps(as_json(kind, question, Words(), {}))))
    return asked


def second(kind: Kind, question: Question) -> Callable[[Answer], bool]:
    """The second judge of a question."""
    if kind.id not in JUDGES:
        pytest.fail(f"no second judge for {kind.id}: write one in tests/teach/judges/{kind.family.id}.py")
    return partial(JUDGES[kind.id], shown(kind, question))
