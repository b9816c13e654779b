"""Counting a pile, said again: card by card, where the tutor counts in pairs."""

from __future__ import annotations

from typing import Any

from tests.tarot import naive as tarot
from tests.teach.asked import codes
from tutor.teach.question import Answer, Question
from tutor.teach.saying import Saying

NEEDED = {0: 56, 1: 51, 2: 41, 3: 36}
#: What a pair of each kind of card with a low one is worth.
PAIRS = {"fives": 5, "fours": 4, "threes": 3, "twos": 2, "ones": 1}


def points(cards: list[str]) -> float:
    """What some cards are worth, one by one."""
    return sum(map(tarot.worth, cards))


def said(saying: Any) -> dict[str, Any]:  # noqa: ANN401 - whatever an option shows
    """The numbers in something that is said."""
    assert isinstance(saying, Saying)
    return dict(saying.sentences[0][1])


def number(answer: Answer) -> float | None:
    """The number that was answered, if one was."""
    return float(answer[0]) if answer else None


def contract_made(question: Question, answer: Answer) -> bool:
    """Whether the option says how the deal has ended; half a point goes to its winner."""
    deal: dict[str, Any] = question.boards[0].deal.to_json()  # type: ignore[union-attr] # a deal that is over
    over = deal["points"] - NEEDED[deal["bouts"]]
    margin = abs(over) + abs(over) % 1
    return answer == (f"{'made' if over >= 0 else 'lost'}-{margin:g}",)


def count_audit(question: Question, answer: Answer) -> bool:
    """Whether the line does not say what lies in the pile; the sum, that it is not what stands above it."""
    cards = codes(question.boards[0])
    worths = [tarot.worth(card) for card in cards]
    there = {name: worths.count(worth - 0.5) for name, worth in PAIRS.items() if name != "ones"}
    there["ones"] = (worths.count(0.5) - sum(there.values())) // 2
    lines = {option.id: said(option.shows) for option in question.options}
    above = sum(line["points"] for name, line in lines.items() if name != "sum")
    wrong = [name for name, worth in PAIRS.items() if name in lines and lines[name]["points"] != there[name] * worth]
    wrong += ["sum"] if lines["sum"]["points"] != above else []
    assert len(wrong) == 1
    return answer == (wrong[0],)


JUDGES = {
    "contract-made": contract_made,
    "count-audit": count_audit,
}
