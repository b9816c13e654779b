"""How far somebody comes with habits and without rules: whether questions can be guessed, and how many there are."""

from __future__ import annotations

import json
from collections import Counter
from typing import NamedTuple

from tests.teach.habits.guesses import guesses
from tests.teach.habits.rules import RULES
from tests.teach.habits.sight import looks
from tests.teach.habits.usual import usual
from tests.teach.judges.asked import Json
from tutor.core.errors import RecordError
from tutor.show.exercises.asked import as_json
from tutor.show.words import Words
from tutor.teach.kind import Exercise, Kind
from tutor.teach.question import Answer, Pad, Question

#: How many questions of each kind and level are looked at, about each thing about which it asks.
QUESTIONS = 200


class Guessed(NamedTuple):
    """A kind, a level and a thing about which it asks; the ``habit`` that is right most often, in which ``share``.

    ``different`` is how many of the questions differ.
    """

    kind: str
    level: int
    about: str
    pad: Pad
    habit: str
    share: float
    different: int

    @property
    def name(self) -> str:
        """A name for a level of a kind, such as ``out cards 2``."""
        return " ".join(filter(None, (self.kind, self.about, str(self.level))))

    def __str__(self) -> str:
        """One line for a table."""
        return f"{self.name}: {self.habit} {self.share:.0%}, {self.different} different"


def guessed(kind: Kind, level: int, about: str, count: int = QUESTIONS) -> Guessed:
    """The best habit for the first questions of a level about a thing; one that comes again is counted once.

    A habit that is the rule of the kind is no habit.
    """
    is_rule, _ = RULES.get(" ".join(filter(None, (kind.id, about))), (set[str](), ""))
    words, questions = Words("en"), dict[str, tuple[Question, Json]]()
    for number in range(1, count + 1):
        question = Exercise(kind, level, kind.seed(number, about)).question
        asked = as_json(kind, question, words, {}) | {"key": [list(answer) for answer in question.key]}
        questions[json.dumps(looks(asked), sort_keys=True)] = question, asked
    right = Counter[str]()
    for (question, asked), often in zip(
        questions.values(), usual([asked for _, asked in questions.values()]), strict=True
    ):
        found = [one for one in (*guesses(asked), *often) if one[0] not in is_rule]
        right.update({habit for habit, answer in found if _is_right(question, answer)})
    [(habit, hits)] = right.most_common(1) or [("none", 0)]
    return Guessed(kind.id, level, about, kind.pad, habit, hits / len(questions), len(questions))


def _is_right(question: Question, answer: Answer) -> bool:
    """Whether an answer is right; one with options of other questions is not."""
    if not question.number and not question.arrangement:
        return frozenset(answer) in map(frozenset, question.key)
    try:
        return question.reply(answer).right
    except RecordError:
        return False
