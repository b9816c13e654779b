"""An exercise in a notebook: how it was answered is kept in files beside it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.hosts.exercise.task import Task
from tutor.hosts.notebook.kept_estimate import KeptEstimates
from tutor.hosts.notebook.kept_log import KeptLog
from tutor.show.exercises.exercise import Host
from tutor.show.words import Words
from tutor.teach.known.estimates import IN_HUNDRED
from tutor.teach.known.log import Answer

#: The hints that can be open: none, the two, or the answer itself.
HINTS = range(4)

NOT_KEPT = N_("What you answer here is not kept, but you can go on all the same. ({trouble})")
PUT_ASIDE = N_(
    "The log of your answers, {name}, cannot be read. It is not erased: it is put aside, in the file {aside}, and a new"
    " one is begun."
)


class KeptTask(Task):
    """An exercise whose host keeps the estimates and the answers.

    ``{"estimate": 60}`` keeps an estimate, ``None`` none; both are answered with all.  ``{"answered": {"given":
    ["H10"], "right": true, "hints": 0}}`` keeps an answer; a ``note`` says what is wrong with the file, once.
    """

    host = Host(keeps=True)
    #: The notes that this kernel has given since it last kept an answer.
    _given: ClassVar[set[str]] = set()

    def __init__(self, state: Json, folder: Path, log: KeptLog | None = None) -> None:
        """Take up an exercise where ``state`` left it, with the folder of the estimates and the log of the answers."""
        super().__init__(state)
        self.log = log or KeptLog()
        self.estimates = KeptEstimates(folder, self.log)

    def answer(self, intent: Json) -> dict[str, Json]:
        """Answer an intent as every exercise does, and keep an estimate or an answer."""
        match intent:
            case {"estimate": None}:
                return self.estimates.told()
            case {"estimate": int(given)} if given in IN_HUNDRED:
                return self._estimated(given) | self.estimates.told()
            case {"answered": {"given": [*given], "right": bool(right), "hints": int(hints)}} if hints in HINTS:
                return self._keep(tuple(map(str, given)), hints, right=right)
        return super().answer(intent)

    @property
    def _words(self) -> Words:
        return Words(self.state.lang)

    def _keep(self, given: tuple[str, ...], hints: int, *, right: bool) -> dict[str, Json]:
        asked = self.state.exercise
        named = (asked.kind.id, asked.kind.edition, asked.level, asked.seed)
        answer = Answer(int(time.time()), *named, given, right, int(hints))
        notes = self._written(lambda: self.log.add(answer))
        number = asked.question.number
        if number and number.hoped and not hints and given and given[0].isdecimal() and int(given[0]) in IN_HUNDRED:
            # A chance that is asked for is an estimate too.
            self._written(lambda: self.estimates.add(asked, int(given[0]), (int(number.right), 100)))
        return notes

    def _estimated(self, given: int) -> dict[str, Json]:
        """Keep an estimate of what was asked, if that can be estimated."""
        asked, chance = self.state.exercise, self.state.exercise.question.estimate
        return self._written(lambda: self.estimates.add(asked, given, chance.chance)) if chance else {}

    def _written(self, write: Callable[[], Path | None]) -> dict[str, Json]:
        """Write into the log; the answer has a note if that cannot be done, or if something was put aside."""
        words = self._words
        try:
            aside = write()
        except RecordError as error:
            return self._once(words.say(NOT_KEPT, trouble=words.error(error)))
        self._given.clear()
        return {} if aside is None else self._once(words.say(PUT_ASIDE, name=str(self.log.file), aside=str(aside)))

    def _once(self, note: str) -> dict[str, Json]:
        """An answer with a note, if it was not given before."""
        if note in self._given:
            return {}
        self._given.add(note)
        return {"note": note}
