"""An exercise on a page: its state, and its answers to intents.  The page itself marks the learner's answers."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import get_args

from tutor.core.errors import Json, RecordError, RefusedError
from tutor.core.fragment import packed
from tutor.core.message import N_
from tutor.core.reading import an_object, one_of
from tutor.core.record import Record
from tutor.hosts.shared.seeds import a_typed_seed
from tutor.hosts.table.session import AN_INTENT
from tutor.hosts.table.state import VERSION, a_name, a_version, an_address
from tutor.show.exercises.exercise import PAGE, exercise
from tutor.show.exercises.pictures import boards
from tutor.show.html import Html, element
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach.course.lesson import Help
from tutor.teach.kind import LEVELS, Exercise
from tutor.teach.naming import exercise as named
from tutor.teach.naming import linked

NO_NUMBER = N_("“{typed}” is no number of an exercise: type one from {first} to {last}.")

WITH_A_DEAL = N_("an exercise that shows a deal; this one shows none")

#: The fields of the state of an exercise on a page.
NAMES = ("v", "exercise", "help", "free", "lang", "rulebook", "name")
HELPS: tuple[Help, ...] = get_args(Help)
#: Levels as a form sends them.
TYPED_LEVELS: dict[str, Json] = {str(level): level for level in LEVELS}


@dataclass(frozen=True, slots=True)
class TaskState:
    """The exercise that a page shows, the help with its answer and the language; if ``free``, any other can be chosen.

    ``name`` is that of its step in a lesson, such as ``"first-lie"``.
    """

    exercise: Exercise
    lang: str
    rulebook: str = ""
    help: Help = ""
    free: bool = False
    name: str = ""

    @classmethod
    def of(cls, data: Json) -> TaskState:
        """Read a state; raise ``RecordError``."""
        known = an_object(data, "state", '{"exercise": "allowed.1.1.2"}')
        for name in known:
            one_of(name, str(name), NAMES)
        a_version(known)
        lang = one_of(known.get("lang", LANGUAGES[0]), "lang", LANGUAGES)
        hold: Help = one_of(known.get("help", ""), "help", HELPS)  # type: ignore[assignment]
        at = an_address(known.get("rulebook", ""))
        return cls(
            linked(known.get("exercise")), lang, at, hold, known.get("free") is True, a_name(known.get("name", ""))
        )

    def to_json(self) -> dict[str, Json]:
        """The state as JSON writes it."""
        kept = {"exercise": str(self.exercise), "help": self.help, "lang": self.lang, "rulebook": self.rulebook}
        return {"v": VERSION, **kept, "free": self.free, "name": self.name}


class Task:
    """One exercise, as a ``Session`` is one table."""

    #: Whoever shows it: of most the browser keeps the learner's answers and estimates.
    host = PAGE

    def __init__(self, state: Json) -> None:
        """Take up an exercise where ``state`` left it; raise ``RecordError``."""
        self.state = TaskState.of(state)

    @property
    def html(self) -> str:
        """The exercise as HTML."""
        state = self.state
        return exercise(state.exercise, self._on_page, state.help, free=state.free, host=self.host)

    @property
    def _on_page(self) -> Html:
        return Html(self.state.lang, rulebook=self.state.rulebook)

    @property
    def record(self) -> Record:
        """The deal that the exercise shows, the first if there are more; raise ``RecordError`` if it shows none."""
        boards = self.state.exercise.question.boards
        deal = next((board for board in boards if isinstance(board, Record)), None)
        if deal is None:
            raise RecordError("record", None, WITH_A_DEAL)
        return deal

    @property
    def page_html(self) -> str:
        """The exercise as HTML together with its state, for a page whose script makes it answer (``page.js``)."""
        return element("div", self.html, class_="tutor-live", data_state=json.dumps(self.state.to_json()))

    def answer(self, intent: Json) -> dict[str, Json]:
        """Answer an intent with the new ``html`` and ``state``, or with an ``error`` to read; then nothing changes.

        ``{"deal": null}`` shows another exercise like this one, ``{"exercise": "allowed.1.2.17"}`` the one that a link
        names; ``{"lang": "fr"}`` changes the language.  ``{"slip": ["H10"]}`` changes nothing either: it is answered
        with the ``slip`` that such an answer is, in words, ``""`` if it has no name; ``{"picture": 0}`` with the
        ``picture`` of its boards, and the name of a ``file`` for it; ``{"explain": true}`` with the address of the page
        that explains the deal on its first board (``opens``).

        >>> task = Task({"exercise": "allowed.1.1.2", "lang": "en"})
        >>> list(task.answer({"exercise": "nothing"})), list(task.answer({"deal": None}))
        (['error'], ['html', 'state'])
        """
        try:
            match intent:
                case {"slip": [*given]}:
                    return {"slip": self._slip(map(str, given))}
                case {"explain": True}:
                    return {"opens": f"{self.state.rulebook}../explain/{packed('record', self.record.to_json())}"}
                case {"picture": int()} if self.state.exercise.question.boards:
                    return self._picture()
                case _:
                    self.state = self._next(intent)
        except RecordError as error:
            return {"error": Words(self.state.lang).error(error)}
        except RefusedError as refused:
            return {"error": Words(self.state.lang).tell(refused.expected, refused.facts)}
        return {"html": self.html, "state": self.state.to_json()}

    def _picture(self) -> dict[str, Json]:
        asked = self.state.exercise
        return {"picture": boards(asked.question, self._on_page), "file": f"{asked}.svg"}

    def _slip(self, given: Iterable[str]) -> str:
        """The slip that an answer is, in words; ``""`` if it has no name."""
        from tutor.teach.slips import slip_in  # noqa: PLC0415 - it needs every kind of exercise, and is seldom asked for

        slip = slip_in(self.state.exercise.question, given)
        return Words(self.state.lang).say(slip.says) if slip else ""

    def _next(self, intent: Json) -> TaskState:
        state, asked = self.state, self.state.exercise
        # What was shown of this answer is not shown of the next one; a check stays one.
        hold: Help = state.help if state.help == "none" else ""
        match intent:
            case {"deal": None}:
                return replace(state, exercise=asked.twin, help=hold)
            case {"exercise": str(link)}:
                return replace(state, exercise=linked(link), help=hold)
            case {"exercise": Mapping() as wished}:
                return replace(state, exercise=_chosen(wished, asked), help=hold)
            case {"lang": lang}:
                return replace(state, lang=one_of(lang, "lang", LANGUAGES))
        raise RecordError("intent", intent, AN_INTENT, example='{"deal": null}')


def _chosen(wished: Mapping[str, Json], asked: Exercise) -> Exercise:
    """The exercise that somebody chooses in a form, which sends its numbers as texts."""
    typed = wished.get("level", asked.level)
    level = TYPED_LEVELS.get(typed, typed) if isinstance(typed, str) else typed
    seed = a_typed_seed(wished.get("seed", asked.seed), "seed", NO_NUMBER)
    return named({"kind": wished.get("kind"), "level": level, "seed": seed})
