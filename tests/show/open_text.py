"""How many words stand open after an answer: on a page, where the rest is folded, and in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from tests.page import Element, Table
from tests.teach.given import answers
from tutor.show.exercises.exercise import exercise
from tutor.show.exercises.reply import reply_text
from tutor.show.html import Html
from tutor.show.words import Words
from tutor.teach.kind import LEVELS, Exercise
from tutor.teach.kinds import KINDS

#: How many answers to each question are given in a terminal.
GIVEN = 12


class OpenText(NamedTuple):
    """The most words that stand open after an answer to the exercises of a kind and level, about one thing."""

    name: str
    page: int
    terminal: int

    @property
    def words(self) -> int:
        """The longer one."""
        return max(self.page, self.terminal)


def open_texts(lang: str, seeds: int) -> Iterator[OpenText]:
    """The open texts of every kind and level, about each thing about which it asks."""
    for kind in KINDS.values():
        for about in [one.name for one in kind.about] or [""]:
            for level in LEVELS:
                asked = [Exercise(kind, level, kind.seed(number, about)) for number in range(1, seeds + 1)]
                name = " ".join(filter(None, (kind.id, about, str(level))))
                page = max(on_a_page(one, Html(lang)) for one in asked)
                yield OpenText(name, page, max(in_a_terminal(one, Words(lang)) for one in asked))


def in_a_terminal(asked: Exercise, words: Words) -> int:
    """The words of the longest reply to some answers, right and wrong."""
    question = asked.question
    given = islice(answers(question), GIVEN)
    return max(_count(reply_text(question, answer, words)) for answer in given)


def on_a_page(asked: Exercise, words: Html) -> int:
    """The most words that ``question.js`` can leave open: of what it says of the answer, and of two of the reasons.

    One of them is about something wrong, one about something right.  It says why a right answer is right; of a wrong
    number, what it comes from, and the right one; of things put to places, what is amiss.  Of what an answer leads to
    it shows the first step.
    """
    ready = Table(exercise(asked, words)).one("template")
    sentences = max(map(_words, ready.all(".outcome") + ready.all(".praise")))
    wrong, right = (max(map(_words, lines), default=0) for lines in _by_worth(ready.all("li[data-parts]")))
    told = ready.all('[data-say="because"]') + ready.all("[data-slip]") + ready.all("[data-demand]")
    number = sum(map(_words, ready.all('[data-say="number"]')))
    lines = [ready.all("p[data-laid]"), *(line.all("[data-laid]") for line in ready.all("li[data-parts]"))]
    step = max((_words(line[0]) for line in lines if line), default=0)
    return sentences + step + max(wrong + right, number + max(map(_words, told)))


def _by_worth(lines: list[Element]) -> Iterator[list[Element]]:
    """The reasons of what is wrong, and those of what is right."""
    for wrong in (True, False):
        yield [line for line in lines if (line.attributes.get("data-legal") == "no") is wrong]


def _words(line: Element) -> int:
    """The words that somebody sees of a line, without those that are left out at first."""
    left_out = sum(_count(more.seen) for more in line.all(".more"))
    names = sum(_count(name.seen) - _count(name["data-begins"]) for name in line.all("[data-begins]"))
    return _count(line.seen) - left_out - names


def _count(text: str) -> int:
    return len(text.split())
