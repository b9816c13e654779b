"""No Last Two, judged once more."""

from __future__ import annotations

from collections.abc import Callable

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


JUDGES: dict[str, Callable[[Question, Answer], bool]] = {
    "last-two-counts": counts,
}
