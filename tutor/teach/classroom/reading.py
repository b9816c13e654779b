"""Reading what a class has handed in, codes and files: one that is unreadable harms no other."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tutor.core.errors import RecordError
from tutor.core.glimpse import short
from tutor.core.message import N_
from tutor.core.reading import parse
from tutor.teach.classroom.code import CODE, handed_in_by
from tutor.teach.classroom.handed_in import THE_SAME_TASK, HandedIn, a_name
from tutor.teach.classroom.task import NAME, Task

#: The most bytes of a file, the most lines of one that are read, and the most learners of a class.
LARGEST, MOST_LINES, MOST_LEARNERS = 1 << 20, 1000, 1000
#: The sign between a name and a code.
NAMES = "="
#: The signs with which answers begin that were handed in as JSON.
JSON = ("{", "[")
#: The link of a task, with which the file of a class begins, and which a file of answers has in it.
LINK = re.compile(rf"#{NAME}=[\w-]+", re.ASCII)

LESS_OF_IT = N_("at most {count} megabyte of codes or answers")
SOME_TEXT = N_("a file of codes or answers, as UTF-8 text")
FEWER_LINES = N_("at most {count} lines; those after them were not read")
FEWER_LEARNERS = N_("at most {count} learners; those after them were not read")
A_NEW_NAME = N_("a learner once; the first answers of this name have stayed")


class Source(NamedTuple):
    """Something that was handed in: its ``place`` in what is said of it, and the text of a code or a file."""

    place: str
    text: str | bytes


class Unread(NamedTuple):
    """What is wrong in a source: the first thing, and how many others there are besides."""

    error: RecordError
    others: int = 0


class Class(NamedTuple):
    """All that a class has handed in, in the order in which it was read, and what could not be."""

    learners: tuple[HandedIn, ...]
    unread: tuple[Unread, ...]


def task_named(sources: Iterable[Source]) -> str | None:
    """The link of a task that is found first in some sources, which the file of a class has, and that of a learner."""
    texts = (source.text for source in sources)
    found = (LINK.search(text[:LARGEST]) for text in texts if isinstance(text, str))
    return next((link[0] for link in found if link), None)


def read_class(task: Task, sources: Iterable[Source]) -> Class:
    """Read all that has been handed in; of two answers under one name the first stays."""
    learners: list[HandedIn] = []
    unread: list[Unread] = []
    names: set[str] = set()
    for source in sources:
        wrong: list[RecordError] = []
        for one in _read(task, source):
            if isinstance(one, RecordError):
                wrong.append(one)
            elif one.name in names:
                wrong.append(RecordError(short(source.place), one.name, A_NEW_NAME))
            elif len(learners) == MOST_LEARNERS:
                wrong.append(RecordError(short(source.place), one.name, FEWER_LEARNERS, count=MOST_LEARNERS))
            else:
                learners.append(one)
                names |= {one.name} - {""}
        if wrong:
            unread.append(Unread(wrong[0], len(wrong) - 1))
    return Class(tuple(learners), tuple(unread))


def _read(task: Task, source: Source) -> Iterator[HandedIn | RecordError]:
    """Each of what a source holds, or what is wrong with it."""
    place = short(source.place)
    if len(source.text) > LARGEST:
        yield RecordError(place, "…", LESS_OF_IT, count=LARGEST >> 20)
        return
    try:
        text = source.text if isinstance(source.text, str) else source.text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        yield RecordError(place, error.object[error.start : error.start + 8].hex(), SOME_TEXT)
        return
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or _goes_on(lines[0][1]):
        yield _one(task, text.strip(), place)
        return
    placed = [(f"{place}: {number}" if len(lines) > 1 else place, line) for number, line in lines]
    answers = [(at, line) for at, line in placed if not _is_link(line)]
    for at, line in placed:
        if _is_link(line) and not _leads_to(task, line):
            yield RecordError(at, line, THE_SAME_TASK)
    yield from (_one(task, line, at) for at, line in answers[:MOST_LINES])
    if len(answers) > MOST_LINES:
        yield RecordError(place, len(answers), FEWER_LINES, count=MOST_LINES)


def _is_link(line: str) -> bool:
    """Whether a line is the link of a task, alone or at the end of an address."""
    return not line.startswith(JSON) and LINK.search(line) is not None


def _leads_to(task: Task, line: str) -> bool:
    """Whether a line is the link of this task."""
    try:
        return Task.linked(line) == task
    except RecordError:
        return False


def _goes_on(line: str) -> bool:
    """Whether a line begins some JSON that it does not end, so that the whole file is one piece of it."""
    try:
        parse(line)
    except RecordError:
        return line.startswith(JSON)
    return False


def _one(task: Task, text: str, place: str) -> HandedIn | RecordError:
    """What a line holds: a code, a name and a code, or answers as JSON; or else what is wrong with it."""
    try:
        if text.startswith(JSON):
            return HandedIn.of(task, parse(text))
        name, named, code = text.rpartition(NAMES)
        found = handed_in_by(task, code)
        return found._replace(name=a_name(name)) if named else found
    except RecordError as error:
        return error.at(place if error.place == CODE else f"{place}: {error.place}")
