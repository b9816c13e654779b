"""The pack, said again: its bouts and low cards, what they are worth and how many there are."""

from __future__ import annotations

from tests.tarot import naive as tarot
from tests.teach.asked import codes
from tutor.teach.question import Answer, Question

#: What is dealt to each of so many players.
DEALT = {3: 24, 4: 18, 5: 15}


def find_bouts(question: Question, answer: Answer) -> bool:
    """Whether just the Petit, the 21 and the Excuse are marked."""
    return {*answer} == {option.id for option in question.options} & {"T1", "T21", "EX"}


def find_low(question: Question, answer: Answer) -> bool:
    """Whether just the cards are marked that have no picture and are no bout."""
    return {*answer} == {option.id for option in question.options if is_low(option.id)}


def card_values(question: Question, answer: Answer) -> bool:
    """Whether each card has its value."""
    assert question.grid
    return {*answer} == {f"{cell.id}={tarot.worth(cell.id):g}" for cell in question.grid.cells}


def cards_out(question: Question, answer: Answer) -> bool:
    """Whether it is what is left of 14 cards of a suit, or of 21 trumps."""
    suit, hand = question.facts["suit"], codes(question.boards[0])
    held = sum(card[0] == suit and card != "EX" for card in hand)
    return answer == (str((21 if suit == "T" else 14) - held),)


def cards_to_come(question: Question, answer: Answer) -> bool:
    """Whether it is what the deal will still bring."""
    players = str(question.facts["players"])
    return answer == (str(DEALT[int(players)] - len(codes(question.boards[0]))),)


def is_low(card: str) -> bool:
    """Whether a card is worth half a point: a spot card of a suit, or a trump but the first and the last."""
    return card not in {"T1", "T21", "EX"} and card[1:] not in {"J", "N", "Q", "K"}


JUDGES = {
    "find-bouts": find_bouts,
    "find-low": find_low,
    "card-values": card_values,
    "cards-out": cards_out,
    "cards-to-come": cards_to_come,
}
