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

    def first(self, card: str) -> list[str]:
        """The other cards that must lie before a card can: on the way to it from the end of the suit, or its start."""
        row = [plain.height(other) for other in plain.of(self.lying, card[0])]
        start, mine = plain.RANKS.index(self.start), plain.height(card)
        low, high = (min(row), max(row)) if row else (start, start)
        way = [*range(high + 1, mine), *range(mine + 1, low)] + ([] if row else [start])
        return [card[0] + plain.RANKS[height] for height in way]

    def behind(self, card: str) -> list[str]:
        """The cards that can come only after a card."""
        return [other for other in plain.DECK if other not in (card, *self.lying) and card in self.first(other)]


def claims(question: Question, answer: Answer) -> bool:
    """Whether each sentence is said to be true that is."""
    table, grid = Table(question.boards[0]), question.grid
    assert grid
    right = set()
    for cell in grid.cells:
        holds = ALWAYS.get(cell.id, not table.fitting() if cell.id == "pass" else table.fits(cell.id))
        right.add(f"{cell.id}={'true' if holds else 'not'}")
    return {*answer} == right


def way(question: Question, answer: Answer) -> bool:
    """Whether more of one's own cards wait for this card than for any other that fits."""
    table = Table(question.boards[0])
    return _most(answer, {card: len({*table.behind(card)} & {*table.hand}) for card in table.fitting()})


def helps(question: Question, answer: Answer) -> bool:
    """Whether fewer cards of the others wait for this card than for any other that fits."""
    table = Table(question.boards[0])
    return _most(answer, {card: -len({*table.behind(card)} - {*table.hand}) for card in table.fitting()})


def _most(answer: Answer, counts: dict[str, int]) -> bool:
    return [*answer] == [card for card, count in counts.items() if count == max(counts.values())]


JUDGES = {
    "domino-claims": claims,
    "domino-way": way,
    "domino-helps": helps,
}
