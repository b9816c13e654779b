"""The trumps and the Petit, said again."""

from __future__ import annotations

from tests.teach.asked import codes
from tests.teach.second.proofs import cannot, tricks_of
from tutor.teach.question import Answer, Question


def is_number(answer: Answer, number: float) -> bool:
    """Whether the answer is this number."""
    return len(answer) == 1 and float(answer[0]) == number


def petit_where(question: Question, answer: Answer) -> bool:
    """Whether each player is said to have the Petit, or not, or perhaps, as the tricks say."""
    seen = tricks_of(question)
    can = [seat for seat in (1, 2, 3) if not cannot(seen, seat, "T1")]
    sure = "has" if len(can) == 1 else "may"
    return {*answer} == {f"{seat}={sure if seat in can else 'cannot'}" for seat in (1, 2, 3)}


def rounds(hand: list[str]) -> int:
    """How many rounds of trumps it takes: the Petit goes after all other trumps, and after the Excuse."""
    return sum(card[0] == "T" or card == "EX" for card in hand)


def petit_round(question: Question, answer: Answer) -> bool:
    """Whether it is the round in which nothing else is left."""
    return is_number(answer, rounds(codes(question.boards[0])))


def petit_hunted(question: Question, answer: Answer) -> bool:
    """Whether each hand is said to lose the Petit, or to save it, as its guards last."""
    assert question.grid
    right = set()
    for cell in question.grid.cells:
        hand = [str(card) for card in cell.shows]  # type: ignore[union-attr] # some cards
        lost = rounds(hand) <= int(str(question.facts["rounds"]))
        right.add(f"{cell.id}={'lost' if lost else 'saved'}")
    return {*answer} == right


JUDGES = {
    "petit-where": petit_where,
    "petit-round": petit_round,
    "petit-hunted": petit_hunted,
}
