"""The reasons why each part of an answer is right or wrong, and those of them with which a reply begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tutor.core.rule import Rule
from tutor.show.exercises import called
from tutor.show.exercises.said import by_table, in_short, more, said, seated, steps
from tutor.show.words import Words, capital
from tutor.teach.question import Option, Question
from tutor.teach.saying import Saying, Shown, Step

#: The most reasons of a right answer with which a reply begins: two sentences are soon read.
AT_FIRST = 2
#: The most words of a name that stands whole in a short text, and how many of a longer one stand there.
WHOLE, BEGINS = 9, 6


class Reason(NamedTuple):
    """A reason: the parts of an answer that it is about, by their ids and by a name for all of them, and the texts.

    ``short`` can stand alone, beside what a long name ``begins`` with; before it come the ``steps`` that lead to it,
    and ``after`` it what else there is to say.  ``right`` says whether the parts belong to the answer; it is ``None``
    where they are in their right state or place.
    """

    parts: tuple[str, ...]
    name: str
    begins: str
    right: bool | None
    steps: list[tuple[Step, str]]
    short: str
    after: str
    rule: Rule | None

    @property
    def text(self) -> str:
        """All that there is to say."""
        return " ".join(filter(None, (*(text for _, text in self.steps), self.short, self.after)))

    def is_amiss(self, answer: Sequence[object]) -> bool:
        """Whether an answer has one of the parts and should not, or lacks one that it should have."""
        return any((part in answer) is (self.right is False) for part in self.parts)


def reasons(question: Question, words: Words) -> dict[int | None, list[Reason]]:
    """The reasons board by board; those of options come with the right ones first, and each text once."""
    if question.options:
        return {board: [*found] for board, found in _of_options(question, words)}
    return {None: [*_of_cells(question, words), *_of_things(question, words)]}


def at_first(question: Question, answer: Sequence[object], words: Words) -> list[tuple[int | None, Reason]]:
    """The reasons, each with its board, with which the reply to a wrong answer begins.

    One is about what was given and is wrong, one about what is right and is missing.  ``reasons.js`` chooses the same.
    """
    amiss = [(board, one) for board, found in reasons(question, words).items() for one in found if one.is_amiss(answer)]
    extra = [one for one in amiss if one[1].right is False]
    missing = [one for one in amiss if one not in extra]
    return [*extra[:1], *missing[:1]]


def because(question: Question) -> tuple[Saying, ...]:
    """The reasons of the whole answer with which a reply begins: of a sum, what it comes to."""
    if question.number:
        return question.because[-1:]
    return question.because[: 1 if question.grid else AT_FIRST]


def besides(question: Question, words: Words) -> Iterator[str]:
    """The sentences on the whole answer that the reasons of its parts do not say already."""
    told = {one.text for found in reasons(question, words).values() for one in found}
    for text, one in zip(by_table(question.because, question, words), question.because, strict=False):
        if not question.options or said(one, words) not in told:
            yield text


def _of_options(question: Question, words: Words) -> Iterator[tuple[int | None, Iterator[Reason]]]:
    """The reasons of options board by board.

    Options that are whole sentences stay alone, since they cannot be joined into one list.
    """
    boards: dict[int | None, dict[tuple[bool, str, str], list[Option]]] = {}
    for option in sorted(question.options, key=lambda option: not option.right):
        whole = isinstance(option.shows, Saying) and said(option.shows, words).endswith(".")
        groups = boards.setdefault(option.board, {})
        groups.setdefault((option.right, said(option.says, words), option.id if whole else ""), []).append(option)
    for board in sorted(boards, key=lambda board: board or 0):
        yield board, (_of_alike(options, words) for options in boards[board].values())


def _of_alike(options: list[Option], words: Words) -> Reason:
    says = options[0].says
    name, begins = _name(lambda words: called.names(options, seated(says, words)), words)
    rule = None if says.rule is options[0].shows else says.rule
    parts, right = tuple(option.id for option in options), options[0].right
    return Reason(parts, name, begins, right, steps(says, words), in_short(says, words), more(says, words), rule)


def _of_cells(question: Question, words: Words) -> Iterator[Reason]:
    """The right state of each cell, and why."""
    if question.grid:
        titles = {state.id: said(state.title, words) for state in question.grid.states}
        for cell in question.grid.cells:
            short = " ".join((f"{titles[cell.right]}.", capital(in_short(cell.says, words))))
            yield _of_one((f"{cell.id}={cell.right}",), cell.shows, cell.says, words)._replace(short=short)


def _of_things(question: Question, words: Words) -> Iterator[Reason]:
    """Things of which something is worth knowing, wherever they lie."""
    for thing in question.arrangement.things if question.arrangement else ():
        if thing.says:
            yield _of_one((), thing.shows, thing.says, words)


def _of_one(parts: tuple[str, ...], shows: Shown, says: Saying, words: Words) -> Reason:
    name, begins = _name(lambda words: called.before_colon(called.name(shows, words)), words)
    return Reason(parts, name, begins, None, steps(says, words), in_short(says, words), more(says, words), None)


def _name(called: Callable[[Words], str], words: Words) -> tuple[str, str]:
    """A name in full, and the words with which it begins, without markup."""
    plain = called(Words(words.lang)).split()
    begins = plain if len(plain) <= WHOLE else [*plain[: BEGINS - 1], f"{plain[BEGINS - 1].rstrip(',')}…"]
    return called(words), " ".join(begins)
