"""What a poignée brings, said again: by sums, and by reading the lines of an argument as they stand in English."""

from __future__ import annotations

from tests.teach.second.weighing import DOUBLE, SIMPLE, TRIPLE, on_average
from tutor.teach.question import Answer, Question

BONUSES = {"simple": SIMPLE, "double": DOUBLE, "triple": TRIPLE}


def numbers(question: Question) -> dict[str, int]:
    """The numbers that stand in the prompt."""
    found = {name: int(str(fact)) for name, fact in question.facts.items() if name != "size"}
    assert found["bonus"] == BONUSES[str(question.facts["size"])]
    return found


def worth(question: Question, answer: Answer) -> bool:
    """Whether the number is what comes in less what goes out, of a hundred deals."""
    told = numbers(question)
    return bool(answer) and float(answer[0]) == on_average(told["bonus"], told["chance"], 100)


def leak(question: Question, answer: Answer) -> bool:
    """Whether the number is what the poignée would bring, which is what may be lost by it."""
    told = numbers(question)
    return bool(answer) and float(answer[0]) == on_average(told["bonus"], told["won"], told["of"])


JUDGES = {"weigh-worth": worth, "weigh-leak": leak}
