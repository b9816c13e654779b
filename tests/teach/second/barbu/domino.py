"""Domino said again from the rules’ own words: what fits, what waits behind a card, what a pass proves."""

from __future__ import annotations

from typing import Any

from tests.teach import naive
from tests.teach.second.barbu import plain
from tutor.core.record import Record
from tutor.teach.question import Answer, Board, Question

#: What is always true in Domino, and what never.
ALWAYS = {"hold": False, "lack": True, "ace": False, "both": False, "over": False, "free": True, "four": False}


class Table:
    """A moment of Domino as a board shows it: the start, what lies, and the hand."""

    def __init__(self, board: Board) -> None:
        """Read it off the board's JSON."""
        assert isinstance(board, Record)
        shown: Any = board.to_json()
        self.start = shown["from"]["contract"].split()[1]
        self.moves = shown["moves"]
        self.lying = naive.cards_of(self.moves)
        self.hand = naive.hand_of(shown)

    def fits(self, card: str, *, before: int = 0) -> bool:
        """Whether a card fits; or did, ``before`` the last so many moves."""
        lying = naive.cards_of(self.moves[: len(self.moves) - before])
        return card not in lying and plain.fits(card, lying, self.start)

    def fitting(self) -> list[str]:
        """The cards of the hand that fit."""
        return [card for card in self.hand if self.fits(card)]


def claims(question: Question, answer: Answer) -> bool:
    """Whether each sentence is said to be true that is."""
    table, grid = Table(question.boards[0]), question.grid
    assert grid
    right = set()
    for cell in grid.cells:
        holds = ALWAYS.get(cell.id, not table.fitting() if cell.id == "pass" else table.fits(cell.id))
        right.add(f"{cell.id}={'true' if holds else 'not'}")
    return {*answer} == right


JUDGES = {
    "domino-claims": claims,
}
