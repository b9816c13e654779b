"""Barbu, judged once more: whose king it is, where he may wait, and what becomes of him."""

from __future__ import annotations

from collections.abc import Callable

from tests.teach.asked import codes
from tests.teach.second.barbu import plain
from tutor.core.cards import Card
from tutor.teach.question import Answer, Question

KING = "HK"


def playable(hand: list[str], trick: list[str], *, waits: bool) -> list[str]:
    """What may be played: where the king may not wait, he alone, if his player cannot follow suit (B-KH-NO-WAIT)."""
    legal = plain.legal("barbu", hand, trick)
    bound = not waits and trick and KING in hand and not plain.of(hand, plain.suit(trick[0]))
    return [KING] if bound else legal


def wait(question: Question, answer: Answer) -> bool:
    """Whether each card is said to be playable at the tables at which it is."""
    trick, grid = codes(question.boards[0]), question.grid
    assert grid
    hand = [cell.id for cell in grid.cells]
    names = {
        card: "both" if card in playable(hand, trick, waits=False) else "waits" if card in free else "neither"
        for free in [playable(hand, trick, waits=True)]
        for card in hand
    }
    return {*answer} == {f"{card}={state}" for card, state in names.items()}


def away(question: Question, answer: Answer) -> bool:
    """Whether it is said of each trick if the king may be played to it, and if he would win it."""
    hand, grid = codes(question.boards[0]), question.grid
    assert grid
    right = set()
    for cell in grid.cells:
        assert isinstance(cell.shows, tuple)
        trick = [card.code for card in cell.shows if isinstance(card, Card)]
        wins = plain.best([*trick, KING]) == KING
        state = "forbidden" if KING not in plain.legal("barbu", hand, trick) else "yours" if wins else "theirs"
        right.add(f"{cell.id}={state}")
    return {*answer} == right


JUDGES: dict[str, Callable[[Question, Answer], bool]] = {
    "king-wait": wait,
    "king-away": away,
}
