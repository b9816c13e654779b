"""Scores, bonuses and what a poignée pays, said again: one formula, and each line of a sheet by its own words."""

from __future__ import annotations

from typing import Any

from tests.tarot.naive_score import POIGNEES
from tests.teach.second.counting import number
from tutor.teach.question import Answer, Question


def poignee_even(question: Question, answer: Answer) -> bool:
    """Whether the number is what is won in the deals that are made less what is paid in the others."""
    facts: dict[str, Any] = dict(question.facts)
    sum_of_all: int = (2 * facts["made"] - facts["deals"]) * POIGNEES[facts["size"]]
    return number(answer) == sum_of_all


JUDGES = {
    "poignee-even": poignee_even,
}
