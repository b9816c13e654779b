"""The pack, said again: its bouts and low cards, and what they are worth."""

from __future__ import annotations

from tutor.teach.question import Answer, Question


def find_bouts(question: Question, answer: Answer) -> bool:
    """Whether just the Petit, the 21 and the Excuse are marked."""
    return {*answer} == {option.id for option in question.options} & {"T1", "T21", "EX"}


def find_low(question: Question, answer: Answer) -> bool:
    """Whether just the cards are marked that have no picture and are no bout."""
    return {*answer} == {option.id for option in question.options if is_low(option.id)}


def is_low(card: str) -> bool:
    """Whether a card is worth half a point: a spot card of a suit, or a trump but the first and the last."""
    return card not in {"T1", "T21", "EX"} and card[1:] not in {"J", "N", "Q", "K"}


JUDGES = {
    "find-bouts": find_bouts,
    "find-low": find_low,
}
