"""No Hearts, said again: what may be played, and the hearts that one does not see."""

from __future__ import annotations

from tests.teach.second.barbu.no_tricks import held
from tests.teach.second.barbu.plain import legal, suit
from tutor.core.record import Record
from tutor.teach.question import Answer, Question


def true(question: Question, answer: Answer) -> bool:
    """Whether the sentence says what all the cards that may be played have in common."""
    (record,) = question.boards
    assert isinstance(record, Record)
    hand, trick = held(record)
    allowed = legal("no-hearts", hand, trick)
    if sorted(allowed) == sorted(hand):
        right = "any"
    elif not trick:
        right = "no-heart"
    else:
        right = "heart" if suit(trick[0]) == "H" else "suit"
    return [*answer] == [right]


JUDGES = {"no-hearts-true": true}
