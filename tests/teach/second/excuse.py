"""The Excuse, said again: what must be followed, whose it is after a trick, and what is given for it."""

from __future__ import annotations

from tests.tarot import naive as tarot
from tests.teach import naive
from tests.teach.asked import codes
from tutor.core.record import Record
from tutor.teach.question import Answer, Question


def excuse_fate(question: Question, answer: Answer) -> bool:
    """Whether it stays with its side, or changes sides in the last trick; a card is given where the trick does not."""
    _, yours, won = _after(question)
    return answer == (f"{'yours' if yours else 'theirs'}-{'free' if yours is won else 'given'}",)


def trick_piles(question: Question, answer: Answer) -> bool:
    """Whether the Excuse is where it belongs, and the other cards are with who has won the trick."""
    cards, yours, won = _after(question)
    whose = {card: yours if card == "EX" else won for card in cards}
    return {*answer} == {f"{card}={'yours' if mine else 'theirs'}" for card, mine in whose.items()}


def _after(question: Question) -> tuple[list[str], bool, bool]:
    """The complete trick, and whether the Excuse and the trick are the learner's: the taker, who has played last."""
    [board] = question.boards
    assert isinstance(board, Record)
    shown = board.to_json()
    card = str(question.facts["card"])
    cards, last = [*naive.trick_of(shown), card], len(naive.hand_of(shown)) == 1
    won = tarot.winning(cards) == card
    return cards, (card == "EX") is not last, won


def given_for_it(question: Question, answer: Answer) -> bool:
    """Whether it is a low card; or none, where there is no low one."""
    low = [(card,) for card in codes(question.boards[0]) if tarot.worth(card) == 0.5]
    return answer in (low or [("none",)])


JUDGES = {
    "excuse-fate": excuse_fate,
    "trick-piles": trick_piles,
    "given-for-it": given_for_it,
}
