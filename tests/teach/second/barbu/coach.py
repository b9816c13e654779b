"""A coach's report, checked again from the numbers on the board."""

from __future__ import annotations

from typing import Any

from tutor.show.laid import told
from tutor.teach.question import Answer, Question


def report(question: Question, answer: Answer) -> bool:
    """Whether the sentence is the one whose number is not so."""
    ledger: Any = told(question.boards[0])["ledger"]

    def total(*names: str) -> int:
        return sum(line[name] for line in ledger for name in names)

    truth = {
        "Take": total("score") - total("bets"),
        "The": total("plan"),
        "Luck": total("luck", "play"),
        "With": total("usual", "luck"),
    }
    wrong = []
    for option in question.options:
        ((message, facts),) = option.shows.sentences  # type: ignore[union-attr] # sentences are sayings
        if facts["points"] != truth[str(message).split()[0]]:
            wrong.append(option.id)
    return [*answer] == wrong


JUDGES = {"coach-report": report}
