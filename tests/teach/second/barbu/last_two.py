"""No Last Two, judged once more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.teach.asked import codes
from tests.teach.second.barbu import plain
from tutor.show.laid import told
from tutor.teach.question import Answer, Question


def counts(question: Question, answer: Answer) -> bool:
    """Whether the last trick costs 20, the one before it 10 and others nothing (B-L2-SCORE, B-L2-COUNT)."""
    assert question.grid
    right = set()
    for cell in question.grid.cells:
        players, cards, number = map(int, cell.id.split("-"))
        left = cards // players - number
        right.add(f"{cell.id}={'twenty' if left == 0 else 'ten' if left == 1 else 'none'}")
    return {*answer} == right


def losers(question: Question, answer: Answer) -> bool:
    """Whether the cards marked have no lower card of their suit in other hands."""
    own, others = map(codes, question.boards)
    safe = {
        card
        for card in own
        if all(plain.height(other) > plain.height(card) for other in plain.of(others, plain.suit(card)))
    }
    return {*answer} == safe


def out(question: Question, answer: Answer) -> bool:
    """Whether the number is what is left of the thirteen cards of a suit."""
    tricks: dict[str, Any] = told(question.boards[0])
    known = [card for trick in tricks["tricks"] for card in trick["cards"]] + codes(question.boards[1])
    return bool(answer) and float(answer[0]) == 13 - len(plain.of(known, str(question.facts["led"])))


JUDGES: dict[str, Callable[[Question, Answer], bool]] = {
    "last-two-counts": counts,
    "last-two-losers": losers,
    "last-two-out": out,
}
