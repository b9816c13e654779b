"""Some answers as their learner hands them in: a QR code, a code to read aloud, a file, and how each came out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.core.errors import RecordError
from tutor.core.message import N_, Message
from tutor.show.classroom.task_path import place
from tutor.show.html import Html, element
from tutor.show.qr_code import qr_code
from tutor.teach.classroom.code import Code, code
from tutor.teach.classroom.handed_in import HandedIn
from tutor.teach.classroom.reading import NAMES
from tutor.teach.classroom.task import Task

HEADING = N_("For your teacher")
SHOW_IT = N_("Let your teacher read this picture with a camera, or pass on the code below it, or the file.")
A_QR_CODE = N_("Your code as a QR code")
COPY, SAVE = N_("Copy the code"), N_("Save as a file")
NO_ROOM = N_("The code had no room for your name, so your name comes before it.")
NO_CODE = N_("These answers have no room in a code: hand them in as a file.")
HOW_IT_WAS = N_("How it came out: {right} of {count} are right")
#: How an answer came out, as a sign and in words; ``None`` where there is none.
CAME_OUT: Mapping[bool | None, tuple[str, Message]] = {
    True: ("✓", N_("right", "an answer")),
    False: ("✗", N_("wrong", "an answer")),
    None: ("–", N_("not answered", "an exercise")),
}
#: How many letters of a code are read aloud in one breath.
GROUP = 4


def handed_in(task: Task, link: str, given: HandedIn, words: Html) -> str:
    """All that a learner sees who has handed in; the ``link`` of the task is that by which it was opened."""
    heading = element("h3", words.say(HEADING))
    return "".join((heading, *_code(task, given, words), *_results(task, link, given, words)))


def _code(task: Task, given: HandedIn, words: Html) -> Iterator[str]:
    """The code in three forms, or the file alone where there is none."""
    save = element("button", words.say(SAVE), type="button", class_="md-button", data_save=True)
    try:
        found = code(task, given)
    except RecordError:
        yield element("p", words.say(NO_CODE))
        yield element("p", save)
        return
    text = _passed_on(found, given)
    copy = element("button", words.say(COPY), type="button", class_="md-button", data_copy=text)
    yield element("p", words.say(SHOW_IT))
    yield qr_code(text, words.say(A_QR_CODE))
    yield element("p", element("code", words.markup.text(_spoken(found, given))), class_="hand-in-code")
    if not found.named:
        yield element("p", words.say(NO_ROOM))
    yield element("p", copy, " ", save, element("span", class_="task-copied", role="status"))


def _passed_on(found: Code, given: HandedIn) -> str:
    """The code as a teacher’s page reads it, with the name before it if it had no room."""
    return found.text if found.named else f"{given.name}{NAMES}{found.text}"


def _spoken(found: Code, given: HandedIn) -> str:
    """The same, with the code in groups."""
    groups = " ".join(found.text[at : at + GROUP] for at in range(0, len(found.text), GROUP))
    return groups if found.named else f"{given.name} {NAMES} {groups}"


def _results(task: Task, link: str, given: HandedIn, words: Html) -> Iterator[str]:
    """How each answer came out, and the way back to it."""
    came_out = given.rights(task)
    yield element("h3", words.say(HOW_IT_WAS, right=came_out.count(True), count=len(came_out)))
    lines = []
    for number, (one, right) in enumerate(zip(task.exercises, came_out, strict=True), 1):
        back = element("a", words.say(one.kind.title), href=f"#{place(link, number)}")
        sign, says = CAME_OUT[right]
        lines.append(element("li", back, " ", element("b", f"{sign} {words.say(says)}")))
    yield element("ol", *lines)
