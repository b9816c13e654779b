"""Counting a pile, said again: card by card, where the tutor counts in pairs."""

from __future__ import annotations

from typing import Any

from tests.tarot import naive as tarot
from tests.teach.asked import codes
from tutor.teach.question import Answer, Question
from tutor.teach.saying import Saying

BOUTS = {"T1", "T21", "EX"}
NEEDED = {0: 56, 1: 51, 2: 41, 3: 36}
#: What a pair of each kind of card with a low one is worth.
PAIRS = {"fives": 5, "fours": 4, "threes": 3, "twos": 2, "ones": 1}


def points(cards: list[str]) -> float:
    """What some cards are worth, one by one."""
    return sum(map(tarot.worth, cards))


def said(saying: Any) -> dict[str, Any]:  # noqa: ANN401 - whatever an option shows
    """The numbers in something that is said."""
    assert isinstance(saying, Saying)
    return dict(saying.sentences[0][1])


def number(answer: Answer) -> float | None:
    """The number that was answered, if one was."""
    return float(answer[0]) if answer else None


def points_needed(question: Question, answer: Answer) -> bool:
    """Whether the number goes with the bouts that lie in the pile."""
    return number(answer) == NEEDED[len(BOUTS & {*codes(question.boards[1])})]


def defence_needs(question: Question, answer: Answer) -> bool:
    """Whether the number leaves the taker half a point short of what their bouts ask for."""
    return number(answer) == 91 - NEEDED[3 - len(BOUTS & {*codes(question.boards[0])})] + 0.5


JUDGES = {
    "points-needed": points_needed,
    "defence-needs": defence_needs,
}
