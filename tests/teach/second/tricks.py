"""Taking every trick, said again."""

from __future__ import annotations

from tests.tarot import naive as tarot
from tests.teach.asked import codes
from tutor.teach.question import Answer, Question


def take_all(question: Question, answer: Answer) -> bool:
    """Whether a card lies in each trick, and wins it."""
    there = dict(one.split("@")[::-1] for one in answer)
    tricks = [codes(board) for board in question.boards]
    return len(there) == len(tricks) and all(
        tarot.winning([*trick, there[str(number)]]) == there[str(number)] for number, trick in enumerate(tricks)
    )


JUDGES = {"take-all": take_all}
