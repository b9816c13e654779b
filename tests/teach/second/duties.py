"""What may be played, said again: the duties of a trick and of every other phase, naively."""

from __future__ import annotations

from tests.teach import naive
from tutor.core.record import Record
from tutor.teach.question import Answer, Question


def deciding_rule(question: Question, answer: Answer) -> bool:
    """Whether the rule is the first of the ladder that bears on the card."""
    [board] = question.boards
    assert isinstance(board, Record)
    shown = board.to_json()
    return answer == (naive.deciding_rule(str(question.facts["card"]), naive.hand_of(shown), naive.trick_of(shown)),)


JUDGES = {"deciding-rule": deciding_rule}
