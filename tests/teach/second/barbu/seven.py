"""Seven games in one, said again: from a list of what counts in each contract, and from the rules in short."""

from __future__ import annotations

from typing import Any

from tests.teach.second.barbu.plain import penalty
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


def cards(question: Question, answer: Answer) -> bool:
    """Whether it is said of each card in which of two contracts it costs."""
    (board,) = question.boards
    assert isinstance(board, Laid)
    assert question.grid
    first, second = map(str, told(board.title).values())
    where = {(False, False): "neither", (True, False): first, (False, True): second, (True, True): "both"}
    right = {
        f"{card}={where[bool(penalty(first, card)), bool(penalty(second, card))]}"
        for card in (cell.id for cell in question.grid.cells)
    }
    return {*answer} == right


def calls(question: Question, answer: Answer) -> bool:
    """Whether just those contracts are marked that the learner has not called."""
    called = written(question)[0]["contracts"]
    assert isinstance(called, tuple)
    return {*answer} == {*TOTALS} - {*called}


def deals(question: Question, answer: Answer) -> bool:
    """Whether the number is what is left of 7 deals of a dealer, or of 28 of a match."""
    done, sets = int(str(question.facts["done"])), int(str(question.facts["sets"]))
    of_dealer = question.prompt.startswith("A dealer")
    return bool(answer) and float(answer[0]) == (7 - done if of_dealer else 28 - 7 * sets - done)


JUDGES = {
    "seven-cards": cards,
    "seven-calls": calls,
    "seven-deals": deals,
}
