"""When a deal ends and who pays, said again: No Queens and Barbu may end with a trick, the others with the cards."""

from __future__ import annotations

from typing import Any

from tests.teach.asked import codes
from tests.teach.second.barbu import plain
from tutor.core.cards import Card
from tutor.show.laid import told
from tutor.teach.question import Answer, Question

#: The contracts that stop after the trick with the last card that costs points (B-NQ-END, B-KH-END).
STOPS = ("no-queens", "barbu")
#: How many tricks a deal has at most.
TRICKS = 13


def ends(contract: str, question: Question, answer: Answer) -> bool:
    """Whether each trick is said to go on, to be followed by another one, or to be the end."""
    left = {card for board in question.boards for card in codes(board)}
    assert all(plain.penalty(contract, card) for card in left)
    assert question.grid
    for cell in question.grid.cells:
        assert isinstance(cell.shows, tuple)
        cards = [card.code for card in cell.shows if isinstance(card, Card)]
        last = question.facts["done"] == TRICKS - 1 or (contract in STOPS and left <= {*cards})
        state = "plays" if len(cards) < 4 else "over" if last else "leads"
        if f"{cell.id}={state}" not in answer:
            return False
    return len(answer) == len(question.grid.cells)


def pays(question: Question, answer: Answer) -> bool:
    """Whether it is the winner of the trick who pays, or nobody as long as a card that is out would win it."""
    board: dict[str, Any] = told(question.boards[0])
    [trick] = board["tricks"]
    cards, leader = trick["cards"], trick["leader"]
    out = [card for card in plain.DECK if card not in cards]
    if len(cards) < 4 and any(plain.best([*cards, card]) == card for card in out):
        return [*answer] == ["nobody"]
    return [*answer] == [f"player-{(leader + cards.index(plain.best(cards))) % 4}"]
