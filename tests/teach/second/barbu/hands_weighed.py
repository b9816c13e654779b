"""Which hand suits a contract, said again: off the lines of the bank, by what is usual for who calls it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import tutor.teach.barbu
from tutor.teach.question import Answer, Laid, Question

BANK = Path(tutor.teach.barbu.__file__).with_name("hands.txt")
#: A quarter of what each contract is worth in all; in Trumps and Domino what the best suit or rank adds on average.
USUAL = {
    "no-tricks": -26 / 4,
    "no-hearts": -30 / 4,
    "no-queens": -24 / 4,
    "barbu": -20 / 4,
    "no-last-two": -30 / 4,
    "trumps": 65 / 4 + 6.75,
    "domino": 65 / 4 + 9,
}


def averages(question: Question, contract: str) -> list[float]:
    """What each of the hands on the boards came to, found by its cards."""
    found = []
    for board in question.boards:
        assert isinstance(board, Laid)
        cards = sorted(card.code for card in board.cards)
        lines = [line.split(" / ") for line in BANK.read_text("utf-8").splitlines() if not line.startswith("#")]
        [figures] = [
            figures for head, hand, figures in lines if head.split()[0] == contract and sorted(hand.split()) == cards
        ]
        found.append(float(figures.split()[1]))
    return found


def judge(contract: str) -> Callable[[Question, Answer], bool]:
    """Whether a hand that does better than usual is called, or of several hands the one that does best."""

    def right(question: Question, answer: Answer) -> bool:
        came_to = averages(question, contract)
        if len(came_to) == 1:
            return answer == (("call",) if came_to[0] > USUAL[contract] else ("keep",))
        return answer == ("ABC"[came_to.index(max(came_to))],)

    return right


JUDGES = {
    "no-tricks-hand": judge("no-tricks"),
    "no-hearts-hand": judge("no-hearts"),
    "no-queens-hand": judge("no-queens"),
    "king-hand": judge("barbu"),
    "last-two-hand": judge("no-last-two"),
    "trumps-hand": judge("trumps"),
    "domino-hand": judge("domino"),
}
