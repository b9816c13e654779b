"""No Queens, judged once more: by the cards that were played, seat by seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.teach.second.barbu.table import table
from tutor.teach.question import Answer, Question

QUEENS = ["SQ", "HQ", "DQ", "CQ"]


def seen(question: Question) -> dict[str, Any]:
    """The table on the first board."""
    return table(question.boards[0])


def out(question: Question, answer: Answer) -> bool:
    """Whether the queens marked are those that were not played and are not in hand."""
    at = seen(question)
    return {*answer} == {*QUEENS} - {*at["hand"]} - {*at["played"]}


JUDGES: dict[str, Callable[[Question, Answer], bool]] = {
    "no-queens-out": out,
}
