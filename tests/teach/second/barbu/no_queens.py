"""No Queens, judged once more: by the cards that were played, seat by seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.teach.asked import codes
from tests.teach.second.barbu import plain
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


def guards(question: Question, answer: Answer) -> bool:
    """Whether the number is the length of a queen's suit, or that of queens in suits of three cards at most."""
    hand = codes(question.boards[0])
    lengths = {queen: len(plain.of(hand, queen[0])) for queen in QUEENS if queen in hand}
    asked = question.facts.get("queen")
    right = lengths[str(asked)] if asked else sum(length <= 3 for length in lengths.values())
    return bool(answer) and float(answer[0]) == right


JUDGES: dict[str, Callable[[Question, Answer], bool]] = {
    "no-queens-out": out,
    "no-queens-guards": guards,
}
