"""The map of a class on its teacher’s page: a table of learners by topics, then the mistakes that many have made.

A topic stands for a learner by a sign and by words, never by a colour alone.  All that somebody has typed is text here.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.message import N_
from tutor.show.classroom.class_map import (
    MISTAKES,
    NO_LINES,
    NO_MISTAKE,
    NOTHING,
    RIGHT,
    THEY,
    LineInWords,
    called,
    lines_in_words,
    standing,
)
from tutor.show.classroom.task import title
from tutor.show.html import PAGE, Html, element
from tutor.show.words import Words
from tutor.teach.classroom.class_map import ClassMap, Learner
from tutor.teach.classroom.exercises import TaskExercise
from tutor.teach.classroom.mistakes import Mistake
from tutor.teach.classroom.task import Task

TABLE, LEARNER = N_("Learners and topics"), N_("Learner", "head of a column")
NO_MISTAKE_SAID, NOTHING_SAID = N_("no mistake"), N_("nothing answered")
MISTAKES_SAID = N_("{count} {count:n|mistake|mistakes}")
MISTAKE_IN = N_("Exercise {number}, {title}: {mistake}")
WRONG = N_("wrong", "an answer")
LEAVE_OUT, LEAVE_OUT_WHOM = N_("Leave out", "a button: a learner of a class"), N_("Leave out {name}")
TO_TALK_ABOUT = N_("What to talk about")
WHO = N_("Who: {names}")
ON_THE_WALL, WALL_BOARD = N_("On the wall:"), N_("Board {number}: {title}")
OPEN_BOARD = N_("on a page of its own")
THE_NEXT_TASK, CHANGE_TASK = N_("The next task, as your class gets it"), N_("Change it first")
COPY = N_("Copy its link")


def as_html(found: ClassMap, words: Html) -> str:
    """The whole map as HTML; before anybody has answered, only what the task is."""
    return element("div", *_Page(found, words).parts, class_="class-found")


class _Page:
    """One drawing of the map.  Sentences are said in plain words and escaped where they stand."""

    def __init__(self, found: ClassMap, words: Html) -> None:
        self.found = found
        self.html = words
        self.words = Words(words.lang)
        #: The first page of the site, seen from this one.
        self.top = words.rulebook.removesuffix("rulebook/")

    @property
    def parts(self) -> Iterator[str]:
        """The parts, in the order in which they are read."""
        found, words = self.found, self.words
        about = words.say(THEY, learners=len(found.learners), exercises=len(found.task.exercises))
        yield from (element("p", PAGE.text(line), class_="task-title") for line in title(found.task, words))
        yield element("p", PAGE.text(about))
        if found.learners:
            yield self._table
            yield element("h2", words.say(TO_TALK_ABOUT), id="lines")
            yield self._lines

    @property
    def _table(self) -> str:
        label = self.html.say(TABLE)
        topics = (
            element("th", element("span", self.html.say(topic.title)), scope="col") for topic in self.found.topics
        )
        first = (element("th", self.html.say(head), scope="col") for head in (LEARNER, RIGHT))
        head = element("thead", element("tr", *first, *topics))
        body = element("tbody", *(self._row(place, learner) for place, learner in enumerate(self.found.learners)))
        table = element("table", element("caption", label, class_="tutor-said"), head, body)
        return self._key + element("div", table, class_="class-table", role="region", tabindex=0, aria_label=label)

    @property
    def _key(self) -> str:
        """The signs, each with its meaning."""
        several = self.words.say(MISTAKES_SAID, count=2)
        meant = (
            (NO_MISTAKE, self.html.say(NO_MISTAKE_SAID)),
            (f"{MISTAKES} 2", several),
            (NOTHING, self.html.say(NOTHING_SAID)),
        )
        signs = (element("li", element("b", sign, aria_hidden="true"), " ", text) for sign, text in meant)
        return element("ul", *signs, class_="class-key")

    def _row(self, place: int, learner: Learner) -> str:
        right = f"{learner.right}/{len(learner.answers)}"
        cells = (
            element("td", _said(*standing(learner, topic, places), self.words))
            for topic, places in self.found.topics.items()
        )
        return element("tr", element("th", self._learner(place, learner), scope="row"), element("td", right), *cells)

    def _learner(self, place: int, learner: Learner) -> str:
        """The name, which unfolds to all mistakes, each in words, and to a button that leaves the learner out."""
        name = called(place, self.found, self.words)
        mistakes = element("ul", *(element("li", PAGE.text(one)) for one in self._mistakes(learner)))
        label = self.words.say(LEAVE_OUT_WHOM, name=name)
        leave = element("button", self.html.say(LEAVE_OUT), type="button", data_leave_out=place, aria_label=label)
        return element("details", element("summary", PAGE.text(name)), mistakes, leave)

    def _mistakes(self, learner: Learner) -> Iterator[str]:
        asked = zip(self.found.task.exercises, learner.answers, strict=True)
        for number, (exercise, answer) in enumerate(asked, 1):
            if answer.mistake:
                says, kind = self._mistake(answer.mistake), self.words.say(exercise.kind.title)
                yield self.words.say(MISTAKE_IN, number=number, title=kind, mistake=says)

    def _mistake(self, mistake: Mistake) -> str:
        """A mistake in words: what its slip says, or the rule that was broken."""
        _, slip, rule = mistake
        return self.words.say(slip.says if slip else rule.title if rule else WRONG)

    @property
    def _lines(self) -> str:
        lines = [self._line(line) for line in lines_in_words(self.found, self.words)]
        return element("ol", *lines, class_="class-lines") if lines else element("p", self.html.say(NO_LINES))

    def _line(self, line: LineInWords) -> str:
        names = self.words.list([called(place, self.found, self.words) for place in line.who], "and")
        who = element("p", PAGE.text(self.words.say(WHO, names=names)), class_="who")
        boards = (self._board(number, one) for number, one in enumerate(line.wall, 1))
        wall = element("div", element("p", self.html.say(ON_THE_WALL)), *boards, class_="wall")
        following = self._following(line.following) if line.following else ""
        return element("li", element("p", element("b", PAGE.text(line.sentence))), who, wall, following)

    def _board(self, number: int, exercise: TaskExercise) -> str:
        """A board that unfolds when it is wanted: the page asks for it then, as the only exercise of a task."""
        says = self.html.say(WALL_BOARD, number=number, title=self.words.say(exercise.kind.title))
        own_page = f"exercise/#exercise={exercise.name}" if exercise.spec else f"task/{Task((exercise,)).link}"
        link = element("p", element("a", self.html.say(OPEN_BOARD), href=f"{self.top}{own_page}"))
        return element("details", element("summary", says), link, data_board=Task((exercise,)).link)

    def _following(self, link: str) -> str:
        """The next task: its link, a button that copies it, and a way to change it."""
        to = element("a", self.html.say(THE_NEXT_TASK), href=f"{self.top}task/{link}")
        copy = element("button", self.html.say(COPY), type="button", data_copy=f"{self.top}task/{link}")
        change = element("a", self.html.say(CHANGE_TASK), href=f"{self.top}class/task/{link}")
        return element("p", to, " ", copy, " ", change, class_="following")


def _said(sign: str, mistakes: int, words: Words) -> str:
    """A sign, and the same in words for who hears the page."""
    says = {NO_MISTAKE: words.say(NO_MISTAKE_SAID), NOTHING: words.say(NOTHING_SAID)}
    told = says.get(sign) or words.say(MISTAKES_SAID, count=mistakes)
    seen = element("span", f"{sign} {mistakes}" if mistakes else sign, aria_hidden="true")
    return seen + element("span", told, class_="tutor-said")
