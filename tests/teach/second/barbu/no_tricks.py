"""No Tricks, said again: what may be played, and which cards of a suit lie above and below another."""

from __future__ import annotations

from tests.teach.asked import codes
from tests.teach.second.barbu.plain import best, height, legal, of, suit
from tutor.core.record import Record
from tutor.games import reached
from tutor.teach.question import Answer, Question


def held(record: Record) -> tuple[list[str], list[str]]:
    """What the learner holds at the end of a record, and what lies in the trick."""
    at = reached(record)
    hand = [card.code for card in record.hands[0] or () if card.code not in record.moves]
    trick = [*record.moves][len(record.moves) - len(at.trick.cards) :]  # type: ignore[attr-defined] # a play
    return hand, trick


def below(question: Question, answer: Answer) -> bool:
    """Whether the card is the highest that follows suit and does not win the trick."""
    (record,) = question.boards
    assert isinstance(record, Record)
    hand, trick = held(record)
    lower = [card for card in legal("no-tricks", hand, trick) if best([*trick, card]) != card]
    return [*answer] == [max(lower, key=height)]


def lead(question: Question, answer: Answer) -> bool:
    """Whether it is said of each card whether the others can go above it, and whether they can stay below."""
    assert question.grid
    (others,) = map(codes, question.boards)
    right = set()
    for card in (cell.id for cell in question.grid.cells):
        out = of(others, suit(card))
        above = [other for other in out if height(other) > height(card)]
        state = "wins" if not above else "loses" if len(above) == len(out) else "depends"
        right.add(f"{card}={state}")
    return {*answer} == right


JUDGES = {"no-tricks-below": below, "no-tricks-lead": lead}
