"""The ladder of Trumps, its proofs and its counts, said again from the rules’ own words."""

from __future__ import annotations

from typing import Any

from tests.teach.asked import codes
from tests.teach.second.barbu import plain
from tutor.show.laid import told
from tutor.teach.question import Answer, Question

Trick = tuple[int, list[str]]


def trumps_of(question: Question) -> str:
    """The trumps of which the question speaks."""
    return str(question.facts["suit"])


def tricks_of(shown: dict[str, Any]) -> list[Trick]:
    """The tricks on a board: who has led, and the cards from there on."""
    return [(trick["leader"], trick["cards"]) for trick in shown["tricks"]]


def winner(question: Question, answer: Answer) -> bool:
    """Whether the card is the highest trump, or without one the highest of the suit led."""
    return answer == (plain.best(codes(question.boards[0]), trumps_of(question)),)


def sure(question: Question, answer: Answer) -> bool:
    """Whether just those are marked above which nothing is out, and which nobody can ruff."""
    trumps = trumps_of(question)
    seen = [card for _, cards in tricks_of(told(question.boards[0])) for card in cards]
    mine = codes(question.boards[1])
    unseen = [card for card in plain.DECK if card not in (*seen, *mine)]
    right = set()
    for card in mine:
        above = [other for other in plain.of(unseen, card[0]) if plain.height(other) > plain.height(card)]
        if not above and (card[0] == trumps or not plain.of(unseen, trumps)):
            right.add(card)
    return {*answer} == right


JUDGES = {
    "trumps-winner": winner,
    "trumps-sure": sure,
}
