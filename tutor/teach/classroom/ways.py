"""The ways in which a question can be answered, part by part, and an answer in the order of what is shown."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.teach.classroom.task import Task
from tutor.teach.question import Answer, Question

#: The answers to a task, one to each exercise; ``None`` where there is none.
Answers = tuple[Answer | None, ...]

AS_MANY = N_("a list of {count} {count:n|answer|answers}, one to each exercise: a list of texts, or null")
AN_ANSWER = N_("a list of texts, such as {example}, or null for no answer")


def ways(question: Question) -> tuple[tuple[str, ...], ...]:
    """The texts in which each part of an answer can be given: an option, a thing at each place, a cell in each state.

    A part may also be left out.  A question that takes a number has no parts.
    """
    if question.arrangement:
        places = question.arrangement.places
        return tuple(tuple(f"{thing.id}@{place.id}" for place in places) for thing in question.arrangement.things)
    if question.grid:
        states = question.grid.states
        return tuple(tuple(f"{cell.id}={state.id}" for state in states) for cell in question.grid.cells)
    return tuple((option.id,) for option in question.options)


def in_order(question: Question, answer: Collection[str]) -> Answer:
    """An answer with its parts in the order in which they are shown; a number as it was typed."""
    if question.number:
        return tuple(answer)
    return tuple(text for part in ways(question) for text in part if text in answer)


def answers_to(task: Task, data: Json) -> Answers:
    """Read the answers to a task, a list with one for each exercise; raise ``RecordError`` with the place."""
    if not isinstance(data, list) or len(data) != len(task.questions):
        found = len(data) if isinstance(data, list) else data
        raise RecordError("answers", found, AS_MANY, count=len(task.questions))
    return tuple(_answer(one, *asked) for asked, one in zip(enumerate(task.questions), data, strict=True))


def _answer(data: Json, number: int, question: Question) -> Answer | None:
    if data is None:
        return None
    if not isinstance(data, Sequence) or isinstance(data, str):
        raise RecordError(f"answers[{number}]", data, AN_ANSWER, example='["H10", "T4"]')
    try:
        question.reply(data)
    except RecordError as error:
        raise error.at(error.place.replace("answer", f"answers[{number}]", 1)) from error
    return in_order(question, tuple(map(str, data)))
