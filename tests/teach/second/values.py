"""What cards are worth, said again."""

from __future__ import annotations

from tests.teach import naive
from tests.teach.asked import codes
from tutor.teach.question import Answer, Question


def trick_points(question: Question, answer: Answer) -> bool:
    """Whether the number is what the cards come to."""
    return bool(answer) and float(answer[0]) == naive.trick_points(codes(question.boards[0]))


JUDGES = {"trick-points": trick_points}
