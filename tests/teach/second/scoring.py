"""Scores, bonuses and what a poignée pays, said again: one formula, and each line of a sheet by its own words."""

from __future__ import annotations

from typing import Any

from tests.tarot.naive_score import OTHER_POIGNEES, POIGNEES, unit
from tests.teach.second.counting import number
from tutor.teach.question import Answer, Question


def deal_of(question: Question) -> dict[str, Any]:
    """The deal on the board, as JSON writes it."""
    return question.boards[0].deal.to_json()  # type: ignore[union-attr] # a deal that is over


def poignee_table(question: Question, answer: Answer) -> bool:
    """Whether the formula comes to the number with these values."""
    by_name = {"20-30-40": POIGNEES, "20-40-60": OTHER_POIGNEES, "none": dict.fromkeys(POIGNEES, 0)}
    return len(answer) == 1 and unit(deal_of(question), by_name[answer[0]]) == question.facts["value"]


def poignee_even(question: Question, answer: Answer) -> bool:
    """Whether the number is what is won in the deals that are made less what is paid in the others."""
    facts: dict[str, Any] = dict(question.facts)
    sum_of_all: int = (2 * facts["made"] - facts["deals"]) * POIGNEES[facts["size"]]
    return number(answer) == sum_of_all


JUDGES = {
    "poignee-table": poignee_table,
    "poignee-even": poignee_even,
}
