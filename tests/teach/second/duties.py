"""What may be played, said again: the duties of a trick and of every other phase, naively."""

from __future__ import annotations

from tests.teach import naive
from tests.teach.asked import bare, moments
from tutor.core.record import Record
from tutor.teach.question import Answer, Question


def allowed(question: Question, answer: Answer) -> bool:
    """Whether just the options are marked that are allowed on their boards."""
    legal: set[str] = set()
    for number, board, _ in moments(question):
        own = {bare(option): option.id for option in question.options if option.board == number}
        legal |= {own[move] for move in naive.allowed(board.to_json(), [*own])}
    return {*answer} == legal and len(answer) == len(legal)


def deciding_rule(question: Question, answer: Answer) -> bool:
    """Whether the rule is the first of the ladder that bears on the card."""
    [board] = question.boards
    assert isinstance(board, Record)
    shown = board.to_json()
    return answer == (naive.deciding_rule(str(question.facts["card"]), naive.hand_of(shown), naive.trick_of(shown)),)


JUDGES = {"allowed": allowed, "forced-card": allowed, "deciding-rule": deciding_rule}
