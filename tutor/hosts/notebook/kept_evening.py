"""The score pad of a notebook: its evening lies in a small file beside the notebook after every deal.

As with the matches that are played there, the file counts, and no evening takes the place of another one.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Self

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_, Message
from tutor.core.reading import an_object, cause, parse, read_file
from tutor.core.record import Record
from tutor.core.saving import replace
from tutor.hosts.notebook.aside import free_name
from tutor.hosts.scoring.scoring import Scoring
from tutor.show.words import Words

#: The folder of a notebook's evenings, relative to the notebook.
FOLDER = "evenings"
#: What begins another evening, so that the one before is put aside.
ANOTHER = ("another", "begin", "open")

GOES_ON = N_("This evening goes on where you left it.")
PUT_ASIDE = N_("The evening that was kept here before is put aside, in the file {file}.")
UNREADABLE = N_(
    "The evening that was kept here cannot be opened. It is not erased: it is put aside, in the file {file}, so that"
    " you can show it to somebody."
)
NOT_KEPT = N_(
    "This evening cannot be kept in the file {name} ({detail}). Go on as you like, and save the match as a file before"
    " you close the notebook."
)
NO_CARDS = N_("a table with cards: a score pad has none")


class KeptEvening(Scoring):
    """A score pad whose evening is kept in a file under the pad's name, from which it goes on."""

    def __init__(self, state: Json, folder: Path | None = None) -> None:
        """Take up a pad where ``state`` left it, with its file in ``folder``; raise ``RecordError``."""
        super().__init__(state)
        self.folder = folder
        self.file = (folder or Path(FOLDER)) / f"{self.name}.json"

    @property
    def state(self) -> Self:
        """Where the pad has come to, which it says itself."""
        return self

    @property
    def record(self) -> Record:
        """There is none: raises ``RecordError``."""
        raise RecordError("record", None, NO_CARDS)

    def answer(self, intent: Json) -> dict[str, Json]:
        """Answer an intent as every pad does, and keep the evening; ``note`` tells of trouble with the file, if any.

        A pad that has just taken up the file ignores the intent, which was meant for another sheet.
        """
        before = self.to_json()
        note = self.take_up()
        if self.to_json() != before:
            return {"html": self.html, "state": self.to_json(), "note": note}
        answer = super().answer(intent)
        # What could not be put aside is not overwritten either.
        if self.to_json() != before and not (note and self.file.exists()):
            another = isinstance(intent, dict) and any(name in intent for name in ANOTHER)
            note = self._keep(another=another and before["scoring"] is not None) or note
        return {**answer, "note": note}

    def take_up(self) -> str:
        """Take up the evening in the file; return a note, ``""`` if it is the one on the pad."""
        if not self.file.exists():
            return ""
        try:
            kept = an_object(parse(read_file(self.file)), "state", '{"scoring": null}')
            there = Scoring({**kept, "name": self.name, "lang": self.lang, "rulebook": self.rulebook})
        except (RecordError, OSError):
            return self._put_aside(UNREADABLE)
        if there.to_json() == self.to_json():
            return ""
        self.__init__(there.to_json(), self.folder)  # type: ignore[misc]
        return self._say(GOES_ON)

    def _keep(self, *, another: bool) -> str:
        """Write the evening to its file; return a note, ``""`` if there is nothing to tell."""
        note = ""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            if another and self.file.exists():
                note = self._put_aside(PUT_ASIDE)
            replace(self.file, json.dumps(self.to_json(), ensure_ascii=False).encode())
        except OSError as error:
            return self._say(NOT_KEPT, detail=cause(error))
        return note

    def _put_aside(self, why: Message) -> str:
        aside = free_name(self.file)
        try:
            self.file.rename(aside)
        except OSError as error:
            return self._say(NOT_KEPT, detail=cause(error))
        return self._say(why, file=str(aside))

    def _say(self, text: Message, **facts: str) -> str:
        return Words(self.lang).say(text, name=str(self.file), **facts)
