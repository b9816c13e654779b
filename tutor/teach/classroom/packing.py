"""Answers packed into one whole number, and read from it: each in as few digits as there are ways to answer.

A digit has a radix of its own, which the question says, so that nothing is wasted and nothing else need be written.
Right answers are the shortest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tutor.teach.classroom.ways import Answers, ways
from tutor.teach.number import LONGEST
from tutor.teach.question import Answer, Question

#: The first digit of an answer: none was given, it is one of the right ones that are known, it is another one.
NONE_GIVEN, KNOWN_RIGHT, ANOTHER = SORTS = range(3)
#: The signs of which typed numbers are made.
SIGNS = "0123456789.-+"


class Digit(NamedTuple):
    """A digit, from 0 to one less than its ``radix``."""

    value: int
    radix: int


class Digits:
    """A whole number from which digits are taken, each as it was put: the first first."""

    def __init__(self, left: int) -> None:
        """Begin with the whole number; what is ``left`` when all digits are taken was there before them."""
        self.left = left

    def take(self, radix: int) -> int:
        """The next digit, of a radix."""
        self.left, value = divmod(self.left, radix)
        return value


def number_of(questions: Iterable[Question], answers: Answers, rest: int = 0) -> int:
    """The number that holds some answers, each checked and in order, and ``rest``, a whole number more."""
    digits = [digit for question, answer in zip(questions, answers, strict=True) for digit in _digits(question, answer)]
    for value, radix in reversed(digits):
        rest = rest * radix + value
    return rest


def answers_in(questions: Iterable[Question], number: int) -> tuple[Answers, int]:
    """The answers that a number holds, and the rest of it."""
    digits = Digits(number)
    answers = tuple(_answer(question, digits) for question in questions)
    return answers, digits.left


def _digits(question: Question, answer: Answer | None) -> Iterator[Digit]:
    key = question.key
    if answer is None:
        yield Digit(NONE_GIVEN, len(SORTS))
    elif answer in key:
        yield Digit(KNOWN_RIGHT, len(SORTS))
        yield Digit(key.index(answer), len(key))
    else:
        yield Digit(ANOTHER, len(SORTS))
        yield from _typed(answer) if question.number else _parts(question, answer)


def _typed(answer: Answer) -> Iterator[Digit]:
    """The length of a number as it was typed, which is nothing if nobody did, and each of its signs."""
    text = "".join(answer)
    yield Digit(len(text), LONGEST + 1)
    yield from (Digit(SIGNS.index(sign), len(SIGNS)) for sign in text)


def _parts(question: Question, answer: Answer) -> Iterator[Digit]:
    """A digit for each part of an answer: 0 if it was left out, or else the place of its text among its ways."""
    for part in ways(question):
        given = (place for place, text in enumerate(part, 1) if text in answer)
        yield Digit(next(given, 0), len(part) + 1)


def _answer(question: Question, digits: Digits) -> Answer | None:
    sort = digits.take(len(SORTS))
    if sort == NONE_GIVEN:
        return None
    if sort == KNOWN_RIGHT:
        key = question.key
        return key[digits.take(len(key))]
    if question.number:
        text = "".join(SIGNS[digits.take(len(SIGNS))] for _ in range(digits.take(LONGEST + 1)))
        return (text,) if text else ()
    given = ((part, digits.take(len(part) + 1)) for part in ways(question))
    return tuple(part[place - 1] for part, place in given if place)
