"""The deal, said again: packets to the right, the lowest card deals first."""

from __future__ import annotations

from tests.teach.asked import codes
from tutor.teach.question import Answer, Question


def petit(question: Question, answer: Answer) -> bool:
    """Whether the deal is void with the Petit as only trump, and else is played."""
    trumps = [card for card in codes(question.boards[0]) if card[0] == "T" or card == "EX"]
    return answer == ("void" if trumps == ["T1"] else "played",)


JUDGES = {
    "petit-alone": petit,
}
