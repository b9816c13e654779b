"""Seven games in one, said again: from a list of what counts in each contract, and from the rules in short."""

from __future__ import annotations

from typing import Any

from tutor.teach.question import Answer, Laid, Question
from tutor.teach.saying import Saying

#: What all four players together win or lose (B-TOT).
TOTALS = {
    "no-tricks": -26,
    "no-hearts": -30,
    "no-queens": -24,
    "barbu": -20,
    "no-last-two": -30,
    "trumps": 65,
    "domino": 65,
}


def told(saying: object) -> dict[str, Any]:
    """The facts of the first sentence of something that is said."""
    assert isinstance(saying, Saying)
    return dict(saying.sentences[0][1])


def written(question: Question) -> list[dict[str, object]]:
    """What stands on the board, line by line."""
    (board,) = question.boards
    assert isinstance(board, Laid)
    return [told(line) for line in board.written]


def deals(question: Question, answer: Answer) -> bool:
    """Whether the number is what is left of 7 deals of a dealer, or of 28 of a match."""
    done, sets = int(str(question.facts["done"])), int(str(question.facts["sets"]))
    of_dealer = question.prompt.startswith("A dealer")
    return bool(answer) and float(answer[0]) == (7 - done if of_dealer else 28 - 7 * sets - done)


JUDGES = {
    "seven-deals": deals,
}
