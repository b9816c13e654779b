"""No Last Two, judged once more."""

from __future__ import annotations

from collections.abc import Callable

from tests.teach.asked import codes
from tests.teach.second.barbu import plain
from tutor.teach.question import Answer, Question


def losers(question: Question, answer: Answer) -> bool:
    """Whether the cards marked have no lower card of their suit in other hands."""
    own, others = map(codes, question.boards)
    safe = {
        card
        for card in own
        if all(plain.height(other) > plain.height(card) for other in plain.of(others, plain.suit(card)))
    }
    return {*answer} == safe


JUDGES: dict[str, Callable[[Question, Answer], bool]] = {
    "last-two-losers": losers,
}
