"""What a poignée brings, said again: by sums, and by reading the lines of an argument as they stand in English."""

from __future__ import annotations

import re

from tests.teach.second.weighing import DOUBLE, PLAYED_OUT, SIMPLE, TRIPLE, on_average, won
from tutor.show.laid import told
from tutor.show.said import said
from tutor.show.words import Words
from tutor.teach.question import Answer, Question
from tutor.teach.saying import Saying

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


def fails(line: str, wins: int) -> bool:
    """Whether a line of an argument is wrong, by its words."""
    if "enough for a simple poignée" in line:
        return "ten are enough" not in line
    if "gets the points" in line or "I get the points" in line:
        return "I get the points" in line
    if found := re.search(r"won (\d+) of 400 .* about (\d+) of 100", line):
        return int(found[1]) != wins or abs(int(found[2]) / 100 - wins / PLAYED_OUT) > 0.01
    if "from each opponent" in line:
        return "20 points" not in line or "multiplied" in line
    brings = "brings me about" in line
    assert brings or "costs me about" in line, line
    return brings is not (on_average(SIMPLE, wins) > 0)


def reasons(question: Question, answer: Answer) -> bool:
    """Whether the line is the one that does not hold."""
    wrong, wins = [], won(told(question.boards[0]))
    for option in question.options:
        assert isinstance(option.shows, Saying)
        if fails(said(option.shows, Words("en")), wins):
            wrong.append(option.id)
    assert len(wrong) == 1, wrong
    return answer == (wrong[0],)


JUDGES = {"weigh-worth": worth, "weigh-leak": leak, "weigh-reasons": reasons}
