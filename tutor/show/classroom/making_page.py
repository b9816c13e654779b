"""The page on which a teacher makes a task: the exercises to choose from, lesson by lesson, and the task itself.

It is drawn when the site is built; ``making.js`` brings it to life.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from tutor.core.message import N_
from tutor.show.classroom.frame import frame
from tutor.show.exercises.exercise import ANOTHER, HOW_HARD, IN_NO_LESSON, LEVEL
from tutor.show.html import Html, element
from tutor.show.paper.offered import offered
from tutor.teach.classroom.exercises import of_lesson
from tutor.teach.classroom.fixed import END, ONCE
from tutor.teach.classroom.task import LONGEST_TITLE
from tutor.teach.course.by_lesson import in_no_lesson, one_of_each
from tutor.teach.course.lesson import Lesson
from tutor.teach.course.parts import PARTS
from tutor.teach.kind import LEVELS, Exercise

CHOOSE, YOUR_TASK = N_("Choose the exercises", "heading"), N_("Your task", "heading")
EXERCISES = N_("{count} exercises")
WHOLE_LESSON = N_("Take the whole lesson")
OWN, OWN_RECORD = N_("A position of your own"), N_("The position, as a record")
OWN_WHERE = N_("A record says a deal in words that the tutor reads; paste one here, or open its file.")
OPEN_FILE, LOOK_AT_IT = N_("Open a file"), N_("What can be asked about it?")
TAKE_IT = N_("Put it into the task")
TITLE, TITLE_SHOWN = N_("A title, if you like"), N_("Your class sees that this title is yours.")
HINTS = N_("Hints may be opened")
RIGHT_ANSWERS, AT_ONCE, AT_END = (
    N_("The right answers are shown", "label of a choice"),
    N_("as soon as each answer is given"),
    N_("when all are given"),
)
NOTHING_YET = N_("Nothing has been chosen yet.")
THE_LINK, COPY_LINK = N_("The link for your class:"), N_("Copy the link")
ON_THE_WALL = N_("Show the QR code large")
IN_A_TERMINAL, COPY_COMMAND = N_("The same task in a terminal:"), N_("Copy the command")
READ_ANSWERS = N_("Read what comes back")
CLOSE = N_("Close", "a button: close a panel")
#: The sentences that the script says itself.
WORDS = {
    "up": N_("Move up: {name}"),
    "down": N_("Move down: {name}"),
    "remove": N_("Remove: {name}"),
    "added": N_("Put into the task as number {number}."),
    "count": N_("In the task: {count}"),
    "position": N_("your own position"),
    "table": N_("Say at each exercise what is otherwise at {name}"),
}


def making_page(words: Html) -> str:
    """The whole page below its first words."""
    return frame(
        "making",
        WORDS,
        words,
        element("p", class_="problem", role="alert", hidden=True, data_part="problem"),
        element("section", *_offered(words), data_part="offered"),
        element("section", *_task(words), data_part="task", id="your-task"),
        element("p", element("button", type="button", data_part="to-task"), class_="class-count", role="status"),
        element("template", _board(words), data_part="board"),
    )


def _offered(words: Html) -> Iterator[str]:
    """Every part of the course with its lessons, the kinds that stand in none, and a position of one's own."""
    yield element("h2", words.say(CHOOSE))
    for part in PARTS:
        yield element("h3", words.say(part.title))
        yield from (_lesson(lesson, words) for lesson in part.lessons)
    yield element("h3", words.say(IN_NO_LESSON))
    yield _kinds(in_no_lesson(), words)
    yield element("h3", words.say(OWN))
    yield _own(words)


def _lesson(lesson: Lesson, words: Html) -> str:
    whole = of_lesson(lesson)
    count = element("small", words.say(EXERCISES, count=len(whole)))
    summary = element("summary", words.say(lesson.title), " ", count)
    names = json.dumps([[one.name, words.say(one.kind.title)] for one in whole], ensure_ascii=False)
    take = element("button", words.say(WHOLE_LESSON), type="button", data_takes=names)
    return element("details", summary, element("p", take), _kinds(one_of_each(lesson), words), data_lesson=lesson.id)


def _kinds(exercises: Iterable[Exercise], words: Html) -> str:
    """A button for each kind, which opens the board of an exercise in its place."""
    return element("ul", *(element("li", _kind(one, words)) for one in exercises), class_="kinds")


def _kind(exercise: Exercise, words: Html) -> str:
    topic = next((words.say(topic.title) for topic in exercise.topics), "")
    title = words.say(exercise.kind.title)
    told = (element("b", title), " ", element("span", topic), " ", element("code", exercise.kind.id))
    return element("button", *told, type="button", data_looks=str(exercise), data_title=title, aria_expanded="false")


def _own(words: Html) -> str:
    record = element("textarea", name_="record", rows=4, spellcheck="false", autocomplete="off")
    field = element("label", words.say(OWN_RECORD), record)
    file = element(
        "input", type="file", accept=".json,application/json,text/plain", class_="tutor-said", name_="record-file"
    )
    open_file = element("label", words.say(OPEN_FILE), file, class_="as-button")
    look = element("button", words.say(LOOK_AT_IT), type="button", data_part="look")
    found = element("div", element("ul", class_="kinds", data_part="positions"), role="status")
    return element(
        "div", element("p", words.say(OWN_WHERE)), field, element("p", open_file, " ", look), found, class_="own"
    )


def _board(words: Html) -> str:
    """The frame of a board that one looks at: how hard it is, another one like it, and the button that takes it.

    A position of one's own has no level, and there is no other one like it.
    """
    levels = (element("option", words.say(LEVEL, level=level), value=level) for level in LEVELS)
    hard = element("label", words.say(HOW_HARD), " ", element("select", *levels, name_="level"), class_="for-drawn")
    another = element("button", words.say(ANOTHER), type="button", data_part="another", class_="for-drawn")
    take = element("button", words.say(TAKE_IT), type="button", data_part="take")
    tools = element("div", hard, another, take, class_="board-tools")
    return element(
        "div",
        tools,
        element("p", role="status", data_part="said"),
        element("div", data_part="place"),
        class_="looked-at",
    )


def _task(words: Html) -> Iterator[str]:
    """The task: what was picked, how it is given, and what comes of it."""
    yield element("h2", words.say(YOUR_TASK))
    yield element("p", words.say(NOTHING_YET), data_part="empty")
    yield element("div", *_given_out(words), data_part="made", hidden=True)
    yield element("ol", class_="picked", data_part="picked", tabindex=-1)
    title = element("input", name_="title", maxlength=LONGEST_TITLE, autocomplete="off", aria_describedby="title-shown")
    yield element("label", words.say(TITLE), title)
    yield element("p", words.say(TITLE_SHOWN), id="title-shown", class_="aside")
    hints = element("input", type="checkbox", name_="hints", checked=True)
    yield element("label", hints, " ", words.say(HINTS), class_="tick")
    choices = (
        element(
            "label",
            element("input", type="radio", name_="answers", value=value, checked=value == ONCE),
            " ",
            words.say(says),
            class_="tick",
        )
        for value, says in ((ONCE, AT_ONCE), (END, AT_END))
    )
    yield element("fieldset", element("legend", words.say(RIGHT_ANSWERS)), *choices)
    ours = element("input", type="checkbox", name_="table")
    yield element("label", ours, " ", element("span"), class_="tick", hidden=True, data_part="our-table")
    yield element("div", *_elsewhere(words), data_part="elsewhere", hidden=True)


def _given_out(words: Html) -> Iterator[str]:
    """What a class is given: the link, and its QR code for the wall."""
    yield element("p", words.say(THE_LINK), " ", element("a", data_part="link", class_="task-link"))
    large = element("button", words.say(ON_THE_WALL), type="button", data_part="large")
    yield element("p", _copies("link", words.say(COPY_LINK)), " ", large)
    close = element("button", words.say(CLOSE), type="button", data_part="close")
    yield element("dialog", element("div", data_part="wall"), close, aria_label=words.say(ON_THE_WALL))
    yield element("p", element("a", words.say(READ_ANSWERS), data_part="answers", href="../map/"))
    yield element("p", role="status", data_part="copied")


def _elsewhere(words: Html) -> Iterator[str]:
    """The QR code as it can be printed, the task on paper, and in a terminal."""
    yield element("div", data_part="qr")
    yield offered("", words)
    yield element("p", words.say(IN_A_TERMINAL), " ", element("code", data_part="command"))
    yield element("p", _copies("command", words.say(COPY_COMMAND)))


def _copies(what: str, label: str) -> str:
    return element("button", label, type="button", data_copies=what)
