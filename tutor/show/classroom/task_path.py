"""A task as its learner walks it: what it is, its exercises step by step, and at the end the place to hand them in.

The exercises are drawn one by one when somebody comes to them (``task_path.js``).
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from tutor.core.message import N_
from tutor.show.classroom.frame import SENTENCES
from tutor.show.classroom.task import AT_END, AT_ONCE, AT_THEIR_TABLE, WITH_HINTS, WITHOUT_HINTS
from tutor.show.exercises.path import Stop, walked
from tutor.show.html import Html, element
from tutor.teach.classroom.handed_in import LONGEST_NAME
from tutor.teach.classroom.task import Task

HEADING = N_("A task from your teacher")
CALLED = N_("Your teacher calls it: “{title}”")
MANY = N_("{count} {count:n|exercise|exercises}, one after the other.")
YOURS = N_("Your answers stay in this browser, and nothing is sent. At the end you get a code for your teacher.")
STEPS = N_("The steps of this task")
HAND_IN = N_("Hand in", "a title and a button: of answers to a task")
YOUR_NAME = N_("Your name, as your teacher knows you")
FOR_THE_NAME = N_("It goes into the code for your teacher and is kept nowhere else.")
FOR_GOOD = N_("When you have handed in you see what was right, and can change nothing more.")

#: The sentences that the page fills in itself.
TOLD = {
    "coming": N_("The exercise is on its way."),
    "at": N_("Exercise {number} of {count}", "where one is in a task"),
    "answered": N_("You have answered {number} of {count}."),
    "open": N_("Not answered yet: {steps}."),
    "all_the_same": N_("Hand in all the same"),
    "copied": SENTENCES["copied"],
    "not_copied": SENTENCES["not_copied"],
}
PARTS = ("number", "count", "steps")


def place_for(words: Html, _lessons: str) -> str:
    """The place of a task on its page, as long as no script has opened one."""
    return element("div", class_="tutor-task", data_rulebook=words.rulebook)


def path(task: Task, link: str, words: Html) -> str:
    """The page of a task, at its link as it was given: its steps, and whatever the script has to know."""
    return element(
        "div",
        walked([*_stops(task, link, words)], words.say(STEPS), words),
        data_names=json.dumps([one.name for one in task.exercises]),
        data_words=json.dumps(_sentences(words)),
        data_withholds=task.at_end,
    )


def _sentences(words: Html) -> dict[str, str]:
    parts = {name: f"{{{name}}}" for name in PARTS}
    return {name: words.say(text, **parts) for name, text in TOLD.items()}


def place(link: str, step: int | str) -> str:
    """The address of a step in the page of a task, without its ``#``: the task, and the step behind it."""
    return f"{link.removeprefix('#')}&step={step}"


def _stops(task: Task, link: str, words: Html) -> Iterator[Stop]:
    yield Stop(link.removeprefix("#"), words.say(HEADING), "".join(_start(task, words)))
    for number, one in enumerate(task.exercises):
        coming = element("p", words.say(TOLD["coming"]), class_="tutor-told", role="status")
        live = element("div", coming, class_="tutor-live", data_number=number)
        yield Stop(place(link, number + 1), words.say(one.kind.title), live)
    yield Stop(place(link, "end"), words.say(HAND_IN), "".join(_end(task, words)))


def _start(task: Task, words: Html) -> Iterator[str]:
    """The first step: the teacher’s title, as such, and what there is to know before one begins."""
    yield element("h1", words.say(HEADING))
    if task.title:
        yield element("p", words.say(CALLED, title=task.title), class_="task-title")
    about = (
        words.say(MANY, count=len(task.exercises)),
        words.say(WITH_HINTS if task.hints else WITHOUT_HINTS),
        words.say(AT_END if task.at_end else AT_ONCE),
        *([words.say(AT_THEIR_TABLE, name=task.table.name)] if task.table else ()),
        words.say(YOURS),
    )
    yield element("ul", *(element("li", text) for text in about))
    yield element("p", class_="task-answered")


def _end(task: Task, words: Html) -> Iterator[str]:
    """The last step: how far one has come, a field for one’s name, and the button."""
    yield element("h2", words.say(HAND_IN))
    yield element("p", class_="task-answered", role="status")
    about = element("span", words.say(FOR_THE_NAME), id="about-name")
    field = element(
        "input",
        type="text",
        data_own_name=True,
        maxlength=LONGEST_NAME,
        autocomplete="off",
        spellcheck="false",
        aria_describedby="about-name",
    )
    yield element("p", element("label", words.say(YOUR_NAME), " ", field), " ", about, class_="task-name")
    if task.at_end:
        yield element("p", words.say(FOR_GOOD))
    primary = "md-button md-button--primary"
    yield element("p", element("button", words.say(HAND_IN), type="button", class_=primary, data_hand_in=True))
    yield element("p", class_="task-problem", role="alert", hidden=True)
    yield element("div", class_="handed-in", role="status")
