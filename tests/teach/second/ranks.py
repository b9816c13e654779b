"""What beats what, said again."""

from __future__ import annotations

from tests.teach import naive
from tests.teach.asked import codes
from tutor.teach.question import Answer, Question


def beats(question: Question, answer: Answer) -> bool:
    """Whether just the cards are marked that would be the highest of the trick."""
    return {*answer} == naive.beats(codes(question.boards[0]), [option.id for option in question.options])


JUDGES = {"beats": beats}
