"""The map of the course: a picture of its lessons with their topics, and a table of the topics.

How a topic stands is told by a shape and by a word.  Both follow from the ``data-state`` of whatever has its
``data-topic``, so that a page that was drawn for a newcomer can be brought up to date by a script.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.show.days import from_today
from tutor.show.exercises.progress import Progress
from tutor.show.html import Html, element
from tutor.teach.course.lesson import Lesson
from tutor.teach.course.parts import PARTS, Part
from tutor.teach.course.taught import asked_about, taught
from tutor.teach.known.boxes import Standing, State, day_of
from tutor.teach.known.log import Answer
from tutor.teach.topics import Topic, rules_of

STATES: dict[State, Message] = {
    "new": N_("not met yet", "how well a topic is known"),
    "met": N_("met", "how well a topic is known"),
    "shaky": N_("shaky", "how well a topic is known"),
    "known": N_("known", "how well a topic is known"),
    "due": N_("to come back to", "how well a topic is known"),
}
ANSWERED: dict[str, Message] = {
    "right": N_("right", "how a question was answered"),
    "helped": N_("right, with help", "how a question was answered"),
    "wrong": N_("wrong", "how a question was answered"),
}
KEY = N_("What the signs mean")
HOW_MANY, HOW_FAR, ALL_DONE = N_("{of} exercises"), N_("{done} of {of} exercises"), N_("all {of} exercises done")
HEADS = (N_("Topic"), N_("How well you know it"), N_("Last met"))
TABLE = N_("All topics")
COMES_BACK = N_("comes back {day}")
RULES, ANSWERS = N_("The rules:"), N_("The last answers:")


class Ways(NamedTuple):
    """Where the map leads: the address of a lesson, ``""`` for none, and what a topic offers for practice, as HTML."""

    lesson: Callable[[Lesson], str]
    practice: Callable[[Topic], str]


def course_map(progress: Progress, words: Html, ways: Ways) -> str:
    """The map as a learner's progress has it.

    Its ``data-words`` are what a script needs to write as it does: the states, and how an answer was.
    """
    said = {name: words.say(message) for name, message in (*STATES.items(), *ANSWERED.items())}
    drawn = _Map(progress, words, ways)
    parts = (drawn.part(part) for part in PARTS)
    return element(
        "div", drawn.key, *parts, drawn.table, class_="tutor-map", data_words=json.dumps(said, ensure_ascii=False)
    )


class _Map:
    """One drawing of the map."""

    def __init__(self, progress: Progress, words: Html, ways: Ways) -> None:
        self.words = words
        self.ways = ways
        self.today = progress.today
        self.standings = {topic.id: standing for topic, standing in progress.topics}
        self.how_far = {lesson: (done, of) for lesson, done, of in progress.lessons}

    @property
    def key(self) -> str:
        """The shapes, each with its word."""
        signs = (element("li", _shape(), " ", self.words.say(says), data_state=state) for state, says in STATES.items())
        return element("ul", *signs, class_="key", aria_label=self.words.say(KEY))

    def part(self, part: Part) -> str:
        """A part of the course: its lessons side by side."""
        heading = element("h3", self.words.say(part.title))
        return element("section", heading, element("ol", *map(self._lesson, part.lessons), class_="lessons"))

    def _lesson(self, lesson: Lesson) -> str:
        """A lesson: how far it was taken, and the shapes of its topics, each of which leads to its row."""
        title, address = self.words.say(lesson.title), self.ways.lesson(lesson)
        name = element("a", title, href=address, class_="name") if address else element("b", title, class_="name")
        done, of = self.how_far[lesson.id]
        says = HOW_MANY if not done else HOW_FAR if done < of else ALL_DONE
        far = element("span", self.words.say(says, done=done, of=of), data_part="how-far")
        topics = element("ul", *(element("li", self._sign(topic)) for topic in taught(lesson)))
        return element("li", name, " ", far, topics, data_lesson=lesson.id, data_done=done, data_of=of)

    def _sign(self, topic: Topic) -> str:
        state, title = self._state(topic), self.words.say(topic.title)
        said = element("span", title, ": ", self._word(state), class_="tutor-said")
        to = f"#{_place(topic)}"
        return element("a", _shape(), said, href=to, title=title, data_topic=topic.id, data_state=state)

    @property
    def table(self) -> str:
        """Every topic of which a question asks: how it stands, its rules, and its last answers."""
        head = element("tr", *(element("th", self.words.say(says), scope="col") for says in HEADS))
        rows = map(self._row, asked_about())
        caption = element("caption", self.words.say(TABLE))
        return element("table", caption, element("thead", head), element("tbody", *rows))

    def _row(self, topic: Topic) -> str:
        standing, state = self.standings[topic.id], self._state(topic)
        back = "" if standing.due is None or state == "due" else self._comes_back(standing.due)
        met = self._day(standing.last[-1]) if standing.last else ""
        cells = (
            element("th", self._topic(topic, standing), scope="row"),
            element("td", _shape(), " ", self._word(state), element("small", back, data_part="back")),
            element("td", met, data_part="met"),
        )
        return element("tr", *cells, id=_place(topic), data_topic=topic.id, data_state=state)

    def _topic(self, topic: Topic, standing: Standing) -> str:
        """Its title, which unfolds to its rules, to the last answers, the latest first, and to its practice."""
        rules = "".join(element("li", self._rule(rule)) for rule in rules_of(topic))
        listed = element("div", self.words.say(RULES), element("ul", rules)) if rules else ""
        answers = [element("li", self._answer(answer)) for answer in reversed(standing.last)]
        last = element("div", self.words.say(ANSWERS), element("ol", *answers), data_part="last", hidden=not answers)
        summary = element("summary", self.words.say(topic.title))
        return element("details", summary, listed, last, element("p", self.ways.practice(topic)))

    def _rule(self, rule: Rule) -> str:
        """A link to a rule; the rule itself where there is no rulebook."""
        if self.words.rulebook:
            return self.words.link(rule)
        return f"{element('b', self.words.say(rule.title))}: {self.words.say(rule.statement)}"

    def _answer(self, answer: Answer) -> str:
        how = "right" if answer.unaided else "helped" if answer.right else "wrong"
        return f"{self.words.say(ANSWERED[how])}, {self._day(answer)}"

    def _day(self, answer: Answer) -> str:
        """The day of an answer: today for one that was given while a clock was ahead."""
        return from_today(min(day_of(answer.time) - self.today, 0), self.words)

    def _comes_back(self, due: int) -> str:
        return self.words.say(COMES_BACK, day=from_today(due - self.today, self.words))

    def _word(self, state: State) -> str:
        return element("span", self.words.say(STATES[state]), data_part="state")

    def _state(self, topic: Topic) -> State:
        return self.standings[topic.id].state(self.today)


def _shape() -> str:
    return element("span", class_="shape", aria_hidden="true")


def _place(topic: Topic) -> str:
    """The anchor of a topic's row."""
    return f"topic-{topic.id}"
