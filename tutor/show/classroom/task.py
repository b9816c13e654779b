"""A task and the answers to it, as JSON and in plain text."""

from __future__ import annotations

from collections.abc import Iterator
from shlex import quote

from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.show.reasoned import JsonObject
from tutor.show.words import Words
from tutor.teach.classroom.code import code
from tutor.teach.classroom.exercises import of_lesson
from tutor.teach.classroom.fixed import END, ONCE
from tutor.teach.classroom.handed_in import HandedIn
from tutor.teach.classroom.task import Task
from tutor.teach.course.parts import LESSONS

TITLE = N_("The teacher’s title: “{title}”")
EXERCISES = N_("{count} {count:n|exercise|exercises}:")
WITH_HINTS, WITHOUT_HINTS = N_("Hints may be opened."), N_("No hints.")
AT_ONCE, AT_END = N_("The right answer is shown at once."), N_("The right answers are shown at the end.")

AT_THEIR_TABLE = N_("The exercises keep to the usual rules, and say what is otherwise at {name}.")


def as_json(task: Task) -> JsonObject:
    """A task as data, with its link."""
    return {
        "link": task.link,
        "title": task.title,
        "hints": task.hints,
        "answers": END if task.at_end else ONCE,
        **({"table": task.table.to_json()} if task.table else {}),
        "exercises": [one.to_json() for one in task.exercises],
    }


def as_text(task: Task, words: Words) -> str:
    """A task to read."""
    return "\n".join(_lines(task, words)) + "\n"


def _lines(task: Task, words: Words) -> Iterator[str]:
    yield task.link
    yield from title(task, words)
    yield words.say(WITH_HINTS if task.hints else WITHOUT_HINTS)
    yield words.say(AT_END if task.at_end else AT_ONCE)
    if task.table:
        yield words.say(AT_THEIR_TABLE, name=task.table.name)
    yield words.say(EXERCISES, count=len(task.exercises))
    for one in task.exercises:
        yield f"  {one.name}  {words.say(one.kind.title)}"


def command(task: Task) -> str:
    """The line of a terminal that makes the same task; with positions of the teacher’s own, one that reads its link."""
    if not all(one.spec for one in task.exercises):
        return f"tutor task {quote(task.link)}"
    whole = [name for name, lesson in LESSONS.items() if task.exercises == of_lesson(lesson)]
    title = f" --title={quote(task.title)}" if task.title else ""
    beside = f"{title}{'' if task.hints else ' --hints no'}{' --answers end' if task.at_end else ''}"
    beside += f" --table={quote(task.table.link)}" if task.table else ""
    return f"tutor task {' '.join(whole[:1] or [one.spec for one in task.exercises])}{beside}"


def title(task: Task, words: Words) -> Iterator[str]:
    """A line with the title of a task, which says that it is the teacher’s; none if there is no title."""
    if task.title:
        yield words.say(TITLE, title=task.title)


def handed_in(task: Task, given: HandedIn) -> JsonObject:
    """Some answers as a file holds them, with their code, or null where they are too long for one."""
    try:
        text = code(task, given).text
    except RecordError:
        text = None
    return given.to_json(task) | {"code": text}
