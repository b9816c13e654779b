"""What a deal costs, said again: card by card and trick by trick."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.teach.asked import codes
from tests.teach.second.barbu.plain import penalty
from tutor.teach.question import Answer, Laid, Question
from tutor.teach.saying import Saying

Judge = Callable[[Question, Answer], bool]
#: What a trick is worth, and all of them, where they count alike.
TRICK = {"no-tricks": 2, "trumps": 5}


def told(saying: object) -> dict[str, Any]:
    """The facts of the first sentence of something that is said."""
    assert isinstance(saying, Saying)
    return dict(saying.sentences[0][1])


def audit(name: str) -> Judge:
    """Whether the score chosen is the one that is not what its player has won."""

    def right(question: Question) -> list[int]:
        if all(isinstance(board, Laid) and board.cards == () for board in question.boards):
            (board,) = question.boards
            assert isinstance(board, Laid)
            sign = -1 if name == "no-tricks" else 1
            return [sign * told(line)["count"] * TRICK[name] for line in board.written]
        return [sum(penalty(name, card) for card in codes(board)) for board in question.boards]

    def judge(question: Question, answer: Answer) -> bool:
        scores = [told(option.shows)["points"] for option in question.options]
        wrong = [str(by) for by, score in enumerate(right(question)) if score != scores[by]]
        return [*answer] == wrong

    return judge


JUDGES = {
    "no-tricks-audit": audit("no-tricks"),
    "no-hearts-audit": audit("no-hearts"),
}
