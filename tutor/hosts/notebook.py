"""The notebook's host: tables as widgets in JupyterLab, and as plain HTML wherever there is no kernel."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar
from uuid import uuid4

import anywidget
import traitlets

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import an_object, one_of, read_file
from tutor.core.rule import Rule
from tutor.games import GAMES, UNNAMED
from tutor.hosts import page
from tutor.hosts.dealt import played_out
from tutor.hosts.kept import KeptMatch, taken_up
from tutor.hosts.scripts import joined, style_sheet
from tutor.hosts.session import Session
from tutor.hosts.task import Task
from tutor.show.door import begin
from tutor.show.faces import card_sheet
from tutor.show.glossary import folded
from tutor.show.html import Html, element
from tutor.show.languages import LANGUAGES, language
from tutor.show.lesson import about
from tutor.show.words import Words
from tutor.tarot.conventions.agreed import agreement
from tutor.teach.course.lesson import Lesson as Course
from tutor.teach.course.lesson import Opens
from tutor.teach.course.parts import LESSONS
from tutor.teach.door import BOARDS
from tutor.teach.orders import ORDERS, dealt
from tutor.teach.positions import LEARNER

ASLEEP = N_(
    "This table stands still, because nothing runs behind it. Open the lesson in JupyterLab, and you can play at it."
)

OTHER_RULES = N_("The other rules of the game")
A_LESSON = N_("the name of a lesson of the course, as in {example}")

#: Set while the site is built: the folder of its rulebooks, one page a game, seen from a lesson.
RULEBOOK = "TUTOR_RULEBOOK"


class LessonError(RecordError):
    """What is wrong with what a cell asks for, in one sentence of the lesson's language: a notebook shows no more."""

    def __init__(self, error: RecordError, lang: str) -> None:
        """Say ``error`` to the learner."""
        super().__init__(error.place, error.found, error.expected, **error.facts)
        self.sentence = Words(lang, LEARNER).error(error)

    def __str__(self) -> str:
        """The sentence."""
        return self.sentence

    def _render_traceback_(self) -> list[str]:
        """What IPython shows in place of a traceback."""
        return [self.sentence]


class Lesson:
    """A lesson in a notebook: it makes its tables and its exercises.

    ``name`` is that of a lesson of the course (``tutor.teach.course``), whose exercises it asks.  ``lang`` is its
    language, ``"en"`` or ``"fr"``; without one, the environment's.
    """

    #: The tables that stand open in this kernel, by language and place.
    _tables: ClassVar[dict[tuple[str, str], Table]] = {}

    def __init__(self, name: str | None = None, *, lang: str | None = None) -> None:
        """Open the lesson; raise ``LessonError`` if there is none, or nobody has translated it."""
        with _said_in(language()):
            self.lang = language() if lang is None else one_of(lang, "lang", LANGUAGES)
        with _said_in(self.lang):
            self.course = None if name is None else LESSONS[one_of(name, "name", tuple(LESSONS))]
        self.rulebook = os.environ.get(RULEBOOK, "")

    def _repr_html_(self) -> str:
        return about(self._taken, Html(self.lang, rulebook=self.rulebook))

    def hook(self) -> Table:
        """The table that one touches first."""
        return self._table_of(self._taken.tables[0], "hook")

    def exercise(self, step: str) -> Table:
        """An exercise of the lesson by its name there, such as ``"first-lie"``; raise ``LessonError``."""
        with _said_in(self.lang):
            asked = self._taken.step(step)
        name = f"{self._taken.id} {asked.exercise} {asked.help}"
        return self._open(name, exercise=str(asked.exercise), help=asked.help)

    def play_on(self) -> Table:
        """The table at the end of the lesson: what is left of a deal, to be played."""
        return self._table_of(self._taken.tables[1], "play-on", live=True)

    @property
    def _taken(self) -> Course:
        """The lesson of the course; raise ``LessonError`` if this notebook has opened none."""
        with _said_in(self.lang):
            if self.course is None:
                raise RecordError("name", None, A_LESSON, example=f'Lesson("{next(iter(LESSONS))}")')
        return self.course

    def _table_of(self, table: Opens, place: str, **more: object) -> Table:
        name = f"{self._taken.id}-{place}"
        return self._open(name, name=name, **table, **more)

    def deals(self, number: int) -> Said:
        """The deals behind the answer to an exercise, played out now, which takes seconds; raise ``LessonError``."""
        with _said_in(self.lang):
            step = self._taken.steps[one_of(number, "number", tuple(range(1, len(self._taken.steps) + 1))) - 1]
            return Said(played_out(step.exercise.question, Words(self.lang), sys.stdout))

    def door(self, number: int) -> Table:
        """A board of the door, the first is 1, for people who play other games; raise ``LessonError``."""
        with _said_in(self.lang):
            exercise, _ = BOARDS[one_of(number, "number", tuple(range(1, len(BOARDS) + 1))) - 1]
        return self._open(f"door {exercise}", exercise=str(exercise), help="none")

    def begin(self) -> Said:
        """Where it is said with which lesson to begin, once the boards of the door are answered."""
        return Said(begin(Html(self.lang, rulebook=self.rulebook)))

    def table(self, kind: str, seed: int = 1, name: str = "") -> Table:
        """A table with deal ``seed`` of a kind of position, such as ``"follow"``; raise ``LessonError``.

        ``name`` tells the tables of a site apart; without one it is the kind.
        """
        return self._open(name, kind=kind, seed=seed, name=name or kind)

    def deal(
        self,
        seed: int = 1,
        game: str = UNNAMED,
        name: str = "",
        *,
        order: str | None = None,
        conventions: str | None = None,
        **more: Json,
    ) -> Table:
        """A table that plays a match, deal after deal; raise ``LessonError``.

        The cards follow from ``seed``.  More can be said as records say it: ``players``, ``rules``, in Barbu the first
        ``dealer``, and ``moves`` that have been made already.  You sit in seat 0.  By its ``name`` a match that was
        left is found again, whatever else is said here, in the other language too: beside the notebook
        (``tutor.hosts.kept``), or in the browser that has opened the site.

        With ``ears=True`` a table of Tarot shows beside the hand what everybody can know by now and what they are told.

        ``order`` names what the first deal is to have (``tutor.teach.orders``), such as ``"kings"``; it says the game
        too.  The deal is then the first such from ``seed`` on.

        ``conventions`` is what the defenders' cards tell in French Tarot: the name of an agreement, such as
        ``"boulogne"``, or the file in which a club has written its own (``docs/advice/your-conventions.md``).
        """
        state: dict[str, Json] = {"game": game, "seed": seed, **more}
        if conventions is not None:
            with _said_in(self.lang):
                agreed = agreement(conventions, lambda file: read_file(Path(file)))
                state["rules"] = {**an_object(state.get("rules", {}), "rules", "{}"), "conventions": agreed}
        if order is not None:
            with _said_in(self.lang):
                wanted = ORDERS[one_of(order, "order", tuple(ORDERS))]
                state["game"] = wanted.game
                match = {part: value for part, value in state.items() if part != "ears"}
                state["seed"], state["moves"] = dealt(wanted, match)
        return self._open(name, name=name, **state)

    def _open(self, place: str, /, **state: object) -> Table:
        """Open a table at a ``place``, and close the one that an earlier run of the cell has opened there.

        A table that was given no name of its own stands at the place of all that was said of it.
        """
        with _said_in(self.lang):
            session = taken_up({**state, "lang": self.lang, "rulebook": self.rulebook})
        key = self.lang, place or json.dumps(state, default=str)
        if key in self._tables:
            self._tables.pop(key).close()
        self._tables[key] = Table(session, sheet=not self._brought())
        return self._tables[key]

    @classmethod
    def leave(cls) -> None:
        """Forget all tables: what is opened next stands in another notebook."""
        cls._tables.clear()

    def _brought(self) -> bool:
        """Whether a table that stands open in this kernel has brought the cards of the lesson's language."""
        return any(table.sheet for (lang, _), table in self._tables.items() if lang == self.lang)

    def rules(self, game: str | None = None) -> Rules:
        """The rules that the lesson teaches, or all of a game and then its advice; raise ``LessonError``.

        Below those of the lesson the others of its game are folded: its tables speak of some, and link to them.
        """
        if game is None:
            others = GAMES[self._taken.game].RULES.values()
            return Rules(self._taken.rules, Html(self.lang, rulebook=self.rulebook), others)
        with _said_in(self.lang):
            offered = GAMES[one_of(game, "game", tuple(GAMES))]
        rules = (rule for rules in (offered.RULES, offered.ADVICE) for rule in rules.values())
        return Rules(rules, Html(self.lang, rulebook=self.rulebook))

    def glossary(self, game: str = "tarot") -> Glossary:
        """The words of a game, each of which unfolds to its meaning; raise ``LessonError``."""
        with _said_in(self.lang):
            return Glossary(one_of(game, "game", tuple(GAMES)), Html(self.lang))


@contextmanager
def _said_in(lang: str) -> Iterator[None]:
    """Have a cell told in a language what is wrong with what it asks for."""
    try:
        yield
    except RecordError as error:
        raise LessonError(error, lang) from error


class Said(str):
    """Some HTML, as a notebook shows it."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        return self


class Rules:
    """Some rules, as a list that verdicts link to; and ``others``, folded, where no rulebook has them."""

    def __init__(self, rules: Iterable[Rule], words: Html, others: Iterable[Rule] = ()) -> None:
        """Say these rules in these words, each once."""
        self.rules = dict.fromkeys(rules)
        self.words = words
        self.others = () if words.rulebook else tuple(rule for rule in others if rule not in self.rules)

    def _repr_html_(self) -> str:
        summary = element("summary", self.words.say(OTHER_RULES))
        return self._list(self.rules) + (element("details", summary, self._list(self.others)) if self.others else "")

    def _list(self, rules: Iterable[Rule]) -> str:
        terms = (
            element("dt", self.words.link(rule), id=None if self.words.rulebook else rule.anchor)
            + element("dd", self.words.say(rule.statement))
            for rule in rules
        )
        return element("dl", *terms, class_="tutor-rules")


class Glossary:
    """The words of a game, as a list that unfolds word by word."""

    def __init__(self, game: str, words: Html) -> None:
        """Say the words of ``game`` in these words."""
        self.game = game
        self.words = words

    def _repr_html_(self) -> str:
        return folded(self.game, self.words)


class Table(anywidget.AnyWidget):
    """A card table, or an exercise.  ``html`` goes to the browser, intents come back.

    The browser keeps its ``state`` with the notebook, to ask another kernel about it once this one is gone (``ask``).
    """

    _esm = joined("widget")
    _css = style_sheet()
    html = traitlets.Unicode().tag(sync=True)
    state = traitlets.Dict().tag(sync=True)
    #: Its name among all that the notebook shows.
    me = traitlets.Unicode().tag(sync=True)
    #: What is worth knowing of a match that is kept.
    note = traitlets.Unicode().tag(sync=True)
    #: The drawings of all cards, which one table of a notebook keeps for all, also when no kernel is there to ask.
    sheet = traitlets.Unicode().tag(sync=True)

    def __init__(self, session: Session | Task, *, sheet: bool = False) -> None:
        """Show ``session``; one that brings the ``sheet`` of cards keeps it with the notebook."""
        note = session.take_up() if isinstance(session, KeptMatch) else ""
        cards = card_sheet(session.state.lang) if sheet else ""
        me = uuid4().hex
        super().__init__(model_id=me, me=me, html=session.html, state=session.state.to_json(), note=note, sheet=cards)
        self.session = session
        self.on_msg(self._take)

    def _take(self, _: object, message: object, __: object) -> None:
        # To Python in a browser (JupyterLite) JavaScript's null comes as a thing of its own.
        intent = json.loads(json.dumps(message, default=lambda _: None))
        if intent == {"sheet": True}:
            self.send({"sheet": card_sheet(self.session.state.lang)})
            return
        answer = self.session.answer(intent)
        self.note = str(answer.get("note", ""))
        if "html" not in answer:
            self.send(answer)
            return
        same = self.html == answer["html"]
        with self.hold_sync():
            self.html, self.state = str(answer["html"]), self.session.state.to_json()
        if same:
            self.send({"same": True})

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:  # noqa: ANN401
        """Add the table as plain HTML, for the site and for viewers without a kernel, which are told what they lack."""
        bundle = super()._repr_mimebundle_(**options)
        if bundle is not None:
            bundle[0]["text/html"] = self._asleep + self.session.page_html
        return bundle

    @property
    def _asleep(self) -> str:
        """What stands before a table that cannot answer; the site's own pages bring theirs to life."""
        state = self.session.state
        return "" if state.rulebook else element("p", Html(state.lang).say(ASLEEP))


class Answer(dict[str, Json]):
    """What ``ask`` answers: Jupyter hands it to the browser as it is, where it hands on what Python would write."""

    def _repr_json_(self) -> dict[str, Json]:
        return dict(self)


def ask(state: str, intent: str) -> Answer:
    """Answer an intent at a table of which this kernel knows no more than its ``state``; both are JSON, as on the site.

    So a notebook that was opened again plays on before any of its cells has run (``lasting.js``).
    """
    if json.loads(intent) == {"sheet": True}:
        return Answer(sheet=card_sheet(json.loads(state)["lang"]))
    return Answer(json.loads(page.ask(state, intent, taken_up)))
