"""The exercises that the words of a command line name: lessons, single exercises, deals of one’s own, or a task."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.cli.reading import read
from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.games import read_record
from tutor.teach.classroom.chosen import Chosen
from tutor.teach.classroom.exercises import Drawn, Own, TaskExercise, of_lesson
from tutor.teach.classroom.task import NAME, Task
from tutor.teach.course.parts import LESSONS
from tutor.teach.naming import NAME_ENDS, a_kind, linked

A_SPEC = N_("a lesson, such as {lesson}, an exercise, such as {exercise}, or {kind}=FILE")


def is_link(specs: Sequence[str]) -> bool:
    """Whether the words are the link of a task, and whatever follows it."""
    return f"#{NAME}=" in specs[0]


def chosen(specs: Sequence[str]) -> Chosen:
    """The exercises that some words name, or those of a task by its link; raise ``RecordError``."""
    if is_link(specs):
        return Chosen.of_tasks([Task.linked(link) for link in specs])
    exercises = tuple(one for number, spec in enumerate(specs) for one in meant(spec, f"spec[{number}]"))
    return Chosen(exercises, tuple(LESSONS[spec] for spec in specs if spec in LESSONS))


def meant(spec: str, place: str) -> Iterator[TaskExercise]:
    """The exercises that a word names: a lesson’s, one, or a kind’s about a deal in a file; raise ``RecordError``."""
    kind, about_a_deal, file = spec.partition("=")
    if spec in LESSONS:
        yield from of_lesson(LESSONS[spec])
    elif about_a_deal:
        yield Own.about(a_kind(kind), read_record(read(file)))
    elif NAME_ENDS in spec:
        yield Drawn(linked(spec, place))
    else:
        raise RecordError(place, spec, A_SPEC, lesson="handful-may", exercise="allowed.1.2.7", kind="allowed")
