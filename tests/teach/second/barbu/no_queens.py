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


def catches(question: Question, answer: Answer) -> bool:
    """Whether the cards marked are the kings and aces of suits whose queen is with somebody else."""
    at = seen(question)
    away = {*QUEENS} - {*at["hand"]} - {*at["played"]}
    return {*answer} == {card for card in at["hand"] if card[1:] in {"K", "A"} and f"{card[0]}Q" in away}


JUDGES: dict[str, Callable[[Question, Answer], bool]] = {
    "no-queens-catches": catches,
}
