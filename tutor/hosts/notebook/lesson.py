"""A lesson in a notebook: the tables, exercises and texts that its cells ask for."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import an_object, one_of, parse, read_file
from tutor.core.record import USUAL_PLAYERS, Record
from tutor.games import GAMES, UNNAMED, record_of
from tutor.hosts.exercise.played_out import played_out
from tutor.hosts.notebook import kept_match
from tutor.hosts.notebook.kept_log import KeptLog
from tutor.hosts.notebook.kept_match import taken_up
from tutor.hosts.notebook.known import Known
from tutor.hosts.notebook.open_tables import opened
from tutor.hosts.notebook.our_table import Beside
from tutor.hosts.notebook.practice import DUE, TOPICS, Practice, follows, progress_by
from tutor.hosts.notebook.texts import Glossary, Rules, Said
from tutor.hosts.notebook.widget import Table
from tutor.show.errors import said_in
from tutor.show.exercises.lesson import about
from tutor.show.exercises.placement import begin
from tutor.show.explained import Explained
from tutor.show.html import Html, element
from tutor.show.languages import LANGUAGES, language
from tutor.show.words import Words
from tutor.tarot.conventions.agreed import agreement
from tutor.teach.course.lesson import Lesson as Course
from tutor.teach.course.lesson import Opens
from tutor.teach.course.parts import LESSONS
from tutor.teach.kind import Exercise
from tutor.teach.naming import NAME_ENDS
from tutor.teach.orders import ORDERS, dealt
from tutor.teach.placement import BOARDS
from tutor.teach.positions import LEARNER

ANOTHER_DAY = N_("What you answer in the lessons comes back here on later days, so that it stays with you.")
A_LESSON = N_("the name of a lesson of the course, as in {example}")

#: Set while the site is built: the folder of its rulebooks, one page a game, seen from a lesson.
RULEBOOK = "TUTOR_RULEBOOK"


class Lesson:
    """A lesson in a notebook: it makes its tables and its exercises.

    ``name`` is that of a lesson of the course, such as ``"which-cards"``; without one there are still tables to play at
    (``deal``) and all exercises by their whole names (``exercise``).  ``lang`` is its language, ``"en"`` or ``"fr"``;
    without one, the environment's.

    >>> lesson = Lesson("which-cards", lang="en")
    >>> lesson.exercises[:3]
    ('follow-shown', 'follow-trumped-hinted', 'excuse-led')
    """

    def __init__(self, name: str | None = None, *, lang: str | None = None) -> None:
        """Open the lesson; raise ``WordedError`` if there is none, or nobody has translated it."""
        with said_in(language(), LEARNER):
            self.lang = language() if lang is None else one_of(lang, "lang", LANGUAGES)
        with said_in(self.lang, LEARNER):
            self._course = None if name is None else LESSONS[one_of(name, "name", tuple(LESSONS))]
        self._rulebook = os.environ.get(RULEBOOK, "")

    def __dir__(self) -> list[str]:
        """The names worth knowing, for those who press Tab."""
        return [name for name in super().__dir__() if not name.startswith("_")]

    def _repr_html_(self) -> str:
        return about(self._taken, self._words)

    def hook(self) -> Table:
        """The table with which the lesson begins."""
        return self._table_of(self._taken.tables[0], "hook")

    @property
    def exercises(self) -> tuple[str, ...]:
        """The names of the lesson's exercises, in their order; raise ``WordedError`` if this is no lesson."""
        return tuple(step.name for step in self._taken.asked)

    def exercise(self, name: str) -> Table:
        """An exercise by its name in the lesson, one of ``exercises``, or any by its whole name; raise ``WordedError``.

        The whole name is that in links: kind, edition, level from 1 to 3, and a number of your choice.

        >>> table = Lesson("which-cards", lang="en").exercise("trump-shown")
        >>> table = Lesson(lang="en").exercise("allowed.1.2.7")
        """
        if NAME_ENDS in str(name):
            return self._open(str(name), exercise=name)
        with said_in(self.lang, LEARNER):
            asked = self._taken.step(name)
        place = f"{self._taken.id} {asked.exercise} {asked.help}"
        return self._open(place, exercise=str(asked.exercise), help=asked.help, name=name)

    def play_on(self) -> Table:
        """The table at the end of the lesson, with the rest of a deal to be played."""
        return self._table_of(self._taken.tables[1], "play-on", live=True)

    @property
    def _taken(self) -> Course:
        """The lesson of the course; raise ``WordedError`` if this notebook has opened none."""
        with said_in(self.lang, LEARNER):
            if self._course is None:
                raise RecordError("name", None, A_LESSON, example=f'Lesson("{next(iter(LESSONS))}")')
        return self._course

    @property
    def _words(self) -> Html:
        return Html(self.lang, rulebook=self._rulebook)

    def _table_of(self, table: Opens, place: str, **more: object) -> Table:
        name = f"{self._taken.id}-{place}"
        return self._open(name, name=name, **table, **more)

    def deals(self, exercise: str) -> Said:
        """The deals behind the answer to an exercise, played out now, which takes seconds; raise ``WordedError``."""
        with said_in(self.lang, LEARNER):
            question = self._taken.step(exercise).exercise.question
            return Said(played_out(question, Words(self.lang), sys.stdout))

    def placement(self, number: int) -> Table:
        """A numbered board, from 1 on, of the placement test for people who play other games; raise ``WordedError``."""
        with said_in(self.lang, LEARNER):
            exercise, _ = BOARDS[one_of(number, "number", tuple(range(1, len(BOARDS) + 1))) - 1]
        return self._open(f"placement {exercise}", exercise=str(exercise), help="none")

    def begin(self) -> Said:
        """The place that names the lesson to begin with, once the boards of the placement test are answered."""
        return Said(begin(self._words))

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
        """Exercises on a topic, one after another; raise ``WordedError``.  The map says its id, such as ``"T20"``."""
        with said_in(self.lang, LEARNER):
            name = one_of(topic, "topic", tuple(one.id for one in TOPICS.values())).lower()
        return self._practise(name, follows(name, progress_by(KeptLog())))

    def _practise(self, name: str, first: Exercise | None) -> Table:
        practice = Practice({"exercise": str(first), "lang": self.lang, "name": name}, Path(kept_match.FOLDER))
        table = opened(self.lang, name, practice)
        table.note = practice.why
        return table

    def table(self, kind: str, seed: int = 1, name: str = "") -> Table:
        """A table with deal ``seed`` of a kind of position, such as ``"follow"``; raise ``WordedError``.

        ``name`` tells the tables of a site apart; without one it is the kind.

        >>> table = Lesson(lang="en").table("follow", seed=3)
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
        """A table that plays a match, deal after deal; raise ``WordedError``.

        The cards follow from ``seed``, and you sit in seat 0.  ``order`` names what the first deal is to have, such as
        ``"kings"``: the deal is then the first such from ``seed`` on.  More can be said as records say it: ``players``,
        the house ``rules``, in Barbu the first ``dealer``, and ``moves`` that have been made already.

        >>> lesson = Lesson(lang="en")
        >>> table = lesson.deal(order="kings")
        >>> table = lesson.deal(players=5, rules={"misere": True})

        By its ``name`` a match that was left is found again, whatever else is said here, in the other language too:
        beside the notebook, or in the browser that has opened the site.

        With ``inferences=True`` a table of Tarot shows beside the hand what everybody can know by now and is told.

        ``conventions`` is what the defenders' cards tell in French Tarot: the name of an agreement, such as
        ``"boulogne"``, or the file in which a club has written its own (``docs/advice/your-conventions.md``).

        Where nothing is said of ``rules`` the house rules of our table hold, if its file ``table.json`` lies beside the
        notebook; ``rules={}`` are the usual ones.
        """
        state: dict[str, Json] = {"game": game, "seed": seed, **more}
        by_ours = self._ruled(state, learning="moves" in more)
        if conventions is not None:
            with said_in(self.lang, LEARNER):
                agreed = agreement(conventions, lambda file: read_file(Path(file)))
                state["rules"] = {**an_object(state.get("rules", {}), "rules", "{}"), "conventions": agreed}
        if order is not None:
            with said_in(self.lang, LEARNER):
                wanted = ORDERS[one_of(order, "order", tuple(ORDERS))]
                state["game"] = wanted.game
                match = {part: value for part, value in state.items() if part != "inferences"}
                state["seed"], state["moves"] = dealt(wanted, match)
        return self._noted(self._open(name, name=name, **state), by_ours)

    def explain(self, deal: Record | Mapping[str, Json]) -> Explained:
        """Every move of the player to move with its verdict, as ``tutor.explain`` does, by the rules of our table.

        A deal that says its own ``rules`` keeps to them.  Raise ``WordedError`` for a deal that cannot be.

        >>> deal = {
        ...     "game": "tarot",
        ...     "hands": {"0": ["H2", "SK"]},
        ...     "from": {"phase": "play", "taker": 1, "contract": "garde", "leader": 3},
        ...     "moves": ["H7"],
        ... }
        >>> Lesson(lang="en").explain(deal)["verdicts"][0]["move"]
        'H2'
        """
        words = Words(self.lang)
        state = {**(deal.to_json() if isinstance(deal, Record) else deal)}
        with said_in(self.lang):
            by_ours = self._ruled(state)
            return Explained(record_of(parse(json.dumps(state, default=str))), words, by_ours)

    def score_pad(self, name: str = "score") -> Table:
        """A score pad for a table of people, French Tarot or Barbu; raise ``WordedError``.

        By its ``name`` an evening is found again, in the file ``evenings/score.json`` beside the notebook.

        >>> pad = Lesson(lang="en").score_pad("thursday")
        """
        beside = self._beside
        ours = beside.table.to_json() if beside.table else None
        pad = self._open(f"score pad {name}", scoring=None, name=name, ours=ours)
        return self._noted(pad, beside.offered(self._plain))

    @property
    def _plain(self) -> Words:
        return Words(self.lang, LEARNER)

    @property
    def _beside(self) -> Beside:
        """Our table, which no page of the site has beside it."""
        return Beside() if self._rulebook else Beside.found(self._plain)

    def _ruled(self, state: dict[str, Json], *, learning: bool = False) -> str:
        """Let a deal that says no rules of its own go by those of our table; return the line that says so.

        What a lesson shows (``learning``) keeps to the usual rules, as lessons do.
        """
        if "rules" in state or learning or self._course:
            return ""
        beside, game = self._beside, str(state.get("game", UNNAMED))
        players = state.get("players", USUAL_PLAYERS)
        rules = beside.seated(game, players) if isinstance(players, int) and game in GAMES else None
        state |= {"rules": rules} if rules else {}
        return beside.by(rules, game, self._plain)

    def _noted(self, table: Table, line: str) -> Table:
        """A table with a line above it, unless that has something to say of what is kept."""
        table.note = table.note or line
        return table

    def _open(self, place: str, /, **state: object) -> Table:
        """Open a table at a ``place``, and close the one that an earlier run of the cell has opened there.

        A table without a name has its whole state as its place.
        """
        with said_in(self.lang, LEARNER):
            session = taken_up({**state, "lang": self.lang, "rulebook": self._rulebook})
        return opened(self.lang, place or json.dumps(state, default=str), session)

    def rules(self, game: str | None = None) -> Rules:
        """The rules to look up in the lesson, or all of a game and then its advice; raise ``WordedError``.

        Below those of the lesson the others of its game are folded: its tables speak of some, and link to them.
        """
        if game is None:
            others = GAMES[self._taken.game].RULES.values()
            return Rules(self._taken.to_look_up, self._words, others)
        with said_in(self.lang, LEARNER):
            offered = GAMES[one_of(game, "game", tuple(GAMES))]
        rules = (rule for rules in (offered.RULES, offered.ADVICE) for rule in rules.values())
        return Rules(rules, self._words)

    def glossary(self, game: str = "tarot") -> Glossary:
        """The words of a game, each of which unfolds to its meaning; raise ``WordedError``."""
        with said_in(self.lang, LEARNER):
            return Glossary(one_of(game, "game", tuple(GAMES)), Html(self.lang))
