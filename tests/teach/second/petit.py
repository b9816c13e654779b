"""The trumps and the Petit, said again."""

from __future__ import annotations

from tests.tarot import naive as tarot
from tests.teach.asked import codes
from tutor.teach.question import Answer, Question

NEEDED = {0: 56, 1: 51, 2: 41, 3: 36}


def is_number(answer: Answer, number: float) -> bool:
    """Whether the answer is this number."""
    return len(answer) == 1 and float(answer[0]) == number


def petit_worth(question: Question, answer: Answer) -> bool:
    """Whether it is what the cards count, and what is needed less with one bout more."""
    bouts = int(str(question.facts["bouts"]))
    cards = sum(map(tarot.worth, codes(question.boards[0])))
    return is_number(answer, cards + NEEDED[bouts] - NEEDED[bouts + 1])


JUDGES = {
    "petit-worth": petit_worth,
}
