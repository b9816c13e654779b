"""An argument about a poignée, said again: by reading its lines as they stand in English."""

from __future__ import annotations

import re

from tests.teach.second.weighing import PLAYED_OUT, SIMPLE, on_average, won
from tutor.show.laid import told
from tutor.show.said import said
from tutor.show.words import Words
from tutor.teach.question import Answer, Question
from tutor.teach.saying import Saying


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


JUDGES = {"weigh-reasons": reasons}
