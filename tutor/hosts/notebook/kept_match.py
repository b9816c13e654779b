"""Matches that a notebook keeps: each in a small file beside it, so that a table goes on where it was left.

A file is checked like any state from a browser: one that cannot be read as a match is put aside, and no kept match is
overwritten by another one or erased, but for a match in its first deal.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import an_object, parse, read_file
from tutor.hosts.exercise.task import Task
from tutor.hosts.intents import shown
from tutor.hosts.notebook.kept_evening import KeptEvening
from tutor.hosts.notebook.kept_file import KeptFile
from tutor.hosts.notebook.kept_log import KeptLog
from tutor.hosts.notebook.kept_task import KeptTask
from tutor.hosts.notebook.practice import Practice, is_practice
from tutor.hosts.table.session import Session
from tutor.hosts.table.state import State
from tutor.hosts.table.tables import Deal
from tutor.show.words import Words
from tutor.teach.known.log import Answer
from tutor.teach.positions import LEARNER

#: The folder of a notebook's matches, relative to the notebook.
FOLDER = "matches"

GOES_ON = N_("This match goes on where you left it.")
PUT_ASIDE = N_(
    "The match that you played here before is put aside, in the file {file}. To go on with it, first give {name}"
    " another name, then give that file the name {name}."
)
UNREADABLE = N_(
    "The match that was kept here cannot be opened. It is not erased: it is put aside, in the file {file}, so that you"
    " can show it to somebody."
)
NOT_KEPT = N_(
    "This match cannot be kept in the file {name} ({detail}). Play on as you like, but the match will be gone when you"
    " close the lesson."
)
NEWER = N_(
    "The match that is kept here comes from a newer version of the tutor. Bring this one up to date to go on with it;"
    " what you play until then is not kept."
)
A_MATCH = N_("a match that was played at a table")


class KeptMatch(Session):
    """A table whose match is kept in a file under the table's name, from which it goes on.

    Several tables may share one file, one after another or at once: that of a cell that has run again, the one that an
    old page still shows, the same lesson in the other language.  The file counts: a table whose state differs from it
    takes up the match in the file before it does anything else.
    """

    def __init__(self, state: Json, folder: Path | None = None, log: KeptLog | None = None) -> None:
        """Take up a table where ``state`` left it, with the file of its match in ``folder``; raise ``RecordError``.

        A deal that is played to its end counts in the ``log`` of the learner’s answers.
        """
        super().__init__(state)
        self.file = (folder or Path(FOLDER)) / f"{self.state.name}.json"
        self.log = log or KeptLog()

    def answer(self, intent: Json) -> dict[str, Json]:
        """Answer an intent as every session does, and keep the match; ``note`` tells of trouble with the file, if any.

        A table that has just taken up a match from the file ignores the intent, which was meant for another position.
        """
        before = self.state
        note = self.take_up()
        if self.state != before:
            return {"html": self.html, "state": self.state.to_json(), "note": note}
        was_over, answer = self.over, super().answer(intent)
        if self.over and not was_over:
            self._credit()
        # What could not be put aside is not overwritten either.
        if self.state != before and not (note and self.file.exists()):
            # No match has fewer deals written down than before: this is another one.
            another = _deals(self.state) < _deals(before)
            note = self._kept.keep(self.state.to_json(), PUT_ASIDE if another else None) or note
        return {**answer, "note": note}

    def _credit(self) -> None:
        """Let the deal that is over count in the learner’s log; what is wrong with the log an exercise says."""
        topics = tuple(topic.id for topic in self.counts_for)
        named = (f"deal-{self.state.table.game}", 1, 1, self.state.table.seed)
        with suppress(RecordError):
            if topics:
                self.log.add(Answer(int(time.time()), *named, topics, right=True, hints=0))

    def take_up(self) -> str:
        """Take up the match in the file; return a note for the learner, ``""`` if it is the one on the table."""
        if not self.file.exists():
            return ""
        try:
            there = Session({**_a_match(self.file), **self._here})
        except (RecordError, OSError) as error:
            newer = isinstance(error, RecordError) and error.place == "v"
            return self._kept.say(NEWER) if newer else self._kept.put_aside(UNREADABLE)
        if there.state == self.state:
            return ""
        super().__init__(there.state.to_json())
        return self._kept.say(GOES_ON)

    @property
    def _here(self) -> dict[str, Json]:
        """The part of a match's state that belongs to the place where it is played."""
        return {
            "name": self.state.name,
            "lang": self.state.lang,
            "rulebook": self.state.rulebook,
            "inferences": self.state.inferences,
        }

    @property
    def _kept(self) -> KeptFile:
        return KeptFile(self.file, Words(self.state.lang, LEARNER), NOT_KEPT)


def taken_up(state: Json) -> Session | Task | KeptEvening:
    """What a notebook shows, where its state left it: a match or an evening is kept; raise ``RecordError``."""
    if isinstance(state, Mapping) and "scoring" in state:
        return KeptEvening(state)
    if not isinstance(state, Mapping) or state.get("rulebook"):
        return shown(state)
    if "exercise" in state:
        return (Practice if is_practice(state) else KeptTask)(state, Path(FOLDER))
    return KeptMatch(state) if "game" in state and state.get("name") else shown(state)


def _a_match(file: Path) -> dict[str, Json]:
    """Read a file as the state of a table that plays a match; raise ``RecordError``."""
    state = an_object(parse(read_file(file)), "state", '{"game": "tarot"}')
    if not isinstance(State.of(state).table, Deal):
        raise RecordError("state", None, A_MATCH)
    return dict(state)


def _deals(state: State) -> int:
    """The number of deals of a match that are over."""
    return len(state.table.match.deals) if state.table.match else 0
