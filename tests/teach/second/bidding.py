"""The auction and the contracts, said again."""

from __future__ import annotations

from tutor.teach.question import Answer, Question

FACTORS = {"prise": 1, "garde": 2, "garde-sans": 4, "garde-contre": 6}


def contract_factor(question: Question, answer: Answer) -> bool:
    """Whether the points are multiplied by the one contract’s factor in place of the other’s."""
    facts = question.facts
    once = float(str(facts["points"])) / FACTORS[str(facts["played"])]
    return bool(answer) and float(answer[0]) == once * FACTORS[str(facts["other"])]


JUDGES = {
    "contract-factor": contract_factor,
}
