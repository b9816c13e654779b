"""A lesson in a notebook: the tables, exercises and texts that its cells ask for."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import ClassVar

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import an_object, one_of, read_file
from tutor.games import GAMES, UNNAMED
from tutor.hosts.exercise.played_out import played_out
from tutor.hosts.exercise.task import Task
from tutor.hosts.notebook import kept_match
from tutor.hosts.notebook.errors import said_in
from tutor.hosts.notebook.kept_log import KeptLog
from tutor.hosts.notebook.kept_match import taken_up
from tutor.hosts.notebook.known import Known
from tutor.hosts.notebook.practice import DUE, TOPICS, Practice, follows, progress_by
from tutor.hosts.notebook.texts import Glossary, Rules, Said
from tutor.hosts.notebook.widget import Table
from tutor.hosts.table.session import Session
from tutor.show.exercises.lesson import about
from tutor.show.exercises.placement import begin
from tutor.show.html import Html, element
from tutor.show.languages import LANGUAGES, language
from tutor.show.words import Words
from tutor.tarot.conventions.agreed import agreement
from tutor.teach.course.lesson import Lesson as Course
from tutor.teach.course.lesson import Opens
from tutor.teach.course.parts import LESSONS
from tutor.teach.kind import Exercise
from tutor.teach.orders import ORDERS, dealt
from tutor.teach.placement import BOARDS

ANOTHER_DAY = N_("What you answer in the lessons comes back here on later days, so that it stays with you.")
A_LESSON = N_("the name of a lesson of the course, as in {example}")

#: Set while the site is built: the folder of its rulebooks, one page a game, seen from a lesson.
RULEBOOK = "TUTOR_RULEBOOK"


class Lesson:
    """A lesson in a notebook: it makes its tables and its exercises.

    ``name`` is that of a lesson of the course (``tutor.teach.course``), whose exercises it asks.  ``lang`` is its
    language, ``"en"`` or ``"fr"``; without one, the environment's.
    """

    #: The open tables of this kernel, by language and place.
    _tables: ClassVar[dict[tuple[str, str], Table]] = {}

    def __init__(self, name: str | None = None, *, lang: str | None = None) -> None:
        """Open the lesson; raise ``LessonError`` if there is none, or nobody has translated it."""
        with said_in(language()):
            self.lang = language() if lang is None else one_of(lang, "lang", LANGUAGES)
        with said_in(self.lang):
            self.course = None if name is None else LESSONS[one_of(name, "name", tuple(LESSONS))]
        self.rulebook = os.environ.get(RULEBOOK, "")

    def _repr_html_(self) -> str:
        return about(self._taken, Html(self.lang, rulebook=self.rulebook))

    def hook(self) -> Table:
        """The table with which the lesson begins."""
        return self._table_of(self._taken.tables[0], "hook")

    def exercise(self, step: str) -> Table:
        """An exercise of the lesson by its name there, such as ``"first-lie"``; raise ``LessonError``."""
        with said_in(self.lang):
            asked = self._taken.step(step)
        name = f"{self._taken.id} {asked.exercise} {asked.help}"
        return self._open(name, exercise=str(asked.exercise), help=asked.help, name=step)

    def play_on(self) -> Table:
        """The table at the end of the lesson, with the rest of a deal to be played."""
        return self._table_of(self._taken.tables[1], "play-on", live=True)

    @property
    def _taken(self) -> Course:
        """The lesson of the course; raise ``LessonError`` if this notebook has opened none."""
        with said_in(self.lang):
            if self.course is None:
                raise RecordError("name", None, A_LESSON, example=f'Lesson("{next(iter(LESSONS))}")')
        return self.course

    def _table_of(self, table: Opens, place: str, **more: object) -> Table:
        name = f"{self._taken.id}-{place}"
        return self._open(name, name=name, **table, **more)

    def deals(self, number: int) -> Said:
        """The deals behind the answer to an exercise, played out now, which takes seconds; raise ``LessonError``."""
        with said_in(self.lang):
            step = self._taken.steps[one_of(number, "number", tuple(range(1, len(self._taken.steps) + 1))) - 1]
            return Said(played_out(step.exercise.question, Words(self.lang), sys.stdout))

    def placement(self, number: int) -> Table:
        """A numbered board, from 1 on, of the placement test for people who play other games; raise ``LessonError``."""
        with said_in(self.lang):
            exercise, _ = BOARDS[one_of(number, "number", tuple(range(1, len(BOARDS) + 1))) - 1]
        return self._open(f"placement {exercise}", exercise=str(exercise), help="none")

    def begin(self) -> Said:
        """The place that names the lesson to begin with, once the boards of the placement test are answered."""
        return Said(begin(Html(self.lang, rulebook=self.rulebook)))

    def progress(self) -> Said:
        """What you know by now: where to go on, what comes back today, and the map of the course."""
        known = Known(Html(self.lang))
        return Said(known.page(known.today, known.map))

    def today(self) -> Said:
        """Where to go on, and what comes back today."""
        known = Known(Html(self.lang))
        return Said(known.page(known.today))

    def map(self) -> Said:
        """The map of the course: how far each lesson was taken, and how well you know each topic."""
        known = Known(Html(self.lang))
        return Said(known.page(known.map))

    def due(self) -> Table | Said:
        """An exercise that comes back today, and after it the next one; a sentence where there is none."""
        first = follows(DUE, progress_by(KeptLog()))
        return self._practise(DUE, first) if first else Said(element("p", Html(self.lang).say(ANOTHER_DAY)))

    def drill(self, topic: str) -> Table:
        """Exercises on a topic, one after another; raise ``LessonError``.  The map says its id, such as ``"T20"``."""
        with said_in(self.lang):
            name = one_of(topic, "topic", tuple(one.id for one in TOPICS.values())).lower()
        return self._practise(name, follows(name, progress_by(KeptLog())))

    def _practise(self, name: str, first: Exercise | None) -> Table:
        practice = Practice({"exercise": str(first), "lang": self.lang, "name": name}, Path(kept_match.FOLDER))
        table = self._show(name, practice)
        table.note = practice.why
        return table

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
        (``tutor.hosts.notebook.kept_match``), or in the browser that has opened the site.

        With ``inferences=True`` a table of Tarot shows beside the hand what everybody can know by now and is told.

        ``order`` names what the first deal is to have (``tutor.teach.orders``), such as ``"kings"``; it says the game
        too.  The deal is then the first such from ``seed`` on.

        ``conventions`` is what the defenders' cards tell in French Tarot: the name of an agreement, such as
        ``"boulogne"``, or the file in which a club has written its own (``docs/advice/your-conventions.md``).
        """
        state: dict[str, Json] = {"game": game, "seed": seed, **more}
        if conventions is not None:
            with said_in(self.lang):
                agreed = agreement(conventions, lambda file: read_file(Path(file)))
                state["rules"] = {**an_object(state.get("rules", {}), "rules", "{}"), "conventions": agreed}
        if order is not None:
            with said_in(self.lang):
                wanted = ORDERS[one_of(order, "order", tuple(ORDERS))]
                state["game"] = wanted.game
                match = {part: value for part, value in state.items() if part != "inferences"}
                state["seed"], state["moves"] = dealt(wanted, match)
        return self._open(name, name=name, **state)

    def _open(self, place: str, /, **state: object) -> Table:
        """Open a table at a ``place``, and close the one that an earlier run of the cell has opened there.

        A table without a name has its whole state as its place.
        """
        with said_in(self.lang):
            session = taken_up({**state, "lang": self.lang, "rulebook": self.rulebook})
        return self._show(place or json.dumps(state, default=str), session)

    def _show(self, place: str, session: Session | Task) -> Table:
        key = self.lang, place
        if key in self._tables:
            self._tables.pop(key).close()
        self._tables[key] = Table(session)
        return self._tables[key]

    @classmethod
    def leave(cls) -> None:
        """Forget all tables, before those of another notebook are opened."""
        cls._tables.clear()

    def rules(self, game: str | None = None) -> Rules:
        """The rules that the lesson teaches, or all of a game and then its advice; raise ``LessonError``.

        Below those of the lesson the others of its game are folded: its tables speak of some, and link to them.
        """
        if game is None:
            others = GAMES[self._taken.game].RULES.values()
            return Rules(self._taken.rules, Html(self.lang, rulebook=self.rulebook), others)
        with said_in(self.lang):
            offered = GAMES[one_of(game, "game", tuple(GAMES))]
        rules = (rule for rules in (offered.RULES, offered.ADVICE) for rule in rules.values())
        return Rules(rules, Html(self.lang, rulebook=self.rulebook))

    def glossary(self, game: str = "tarot") -> Glossary:
        """The words of a game, each of which unfolds to its meaning; raise ``LessonError``."""
        with said_in(self.lang):
            return Glossary(one_of(game, "game", tuple(GAMES)), Html(self.lang))
