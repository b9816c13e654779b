"""No Hearts, said again: what may be played, and the hearts that one does not see."""

from __future__ import annotations

from tests.teach.asked import codes
from tests.teach.second.barbu.no_tricks import held
from tests.teach.second.barbu.plain import DECK, legal, of, penalty, suit
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


def out(question: Question, answer: Answer) -> bool:
    """Whether the number is that of the hearts in other hands, or what those cost that nobody has won."""
    *won, own = map(codes, question.boards)
    left = [card for card in of(DECK, "H") if not any(card in pile for pile in won)]
    if question.prompt.startswith("How many hearts"):
        return bool(answer) and float(answer[0]) == len([card for card in left if card not in own])
    return bool(answer) and float(answer[0]) == -sum(penalty("no-hearts", card) for card in left)


JUDGES = {"no-hearts-true": true, "no-hearts-out": out}
