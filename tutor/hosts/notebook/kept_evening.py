"""The score pad of a notebook: its evening lies in a small file beside the notebook after every deal.

As with the matches that are played there, the file counts, and no evening takes the place of another one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Self

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import an_object, parse, read_file
from tutor.core.record import Record
from tutor.hosts.notebook.kept_file import KeptFile
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
            aside = PUT_ASIDE if another and before["scoring"] is not None else None
            note = self._kept.keep(self.to_json(), aside) or note
        return {**answer, "note": note}

    def take_up(self) -> str:
        """Take up the evening in the file; return a note, ``""`` if it is the one on the pad."""
        if not self.file.exists():
            return ""
        try:
            kept = an_object(parse(read_file(self.file)), "state", '{"scoring": null}')
            there = Scoring({**kept, **self._here})
        except (RecordError, OSError):
            return self._kept.put_aside(UNREADABLE)
        if there.to_json() == self.to_json():
            return ""
        super().__init__(there.to_json())
        return self._kept.say(GOES_ON)

    @property
    def _here(self) -> dict[str, Json]:
        """The part of an evening's state that belongs to the place where it is written down."""
        ours = self.ours.to_json() if self.ours else None
        return {"name": self.name, "lang": self.lang, "rulebook": self.rulebook, "ours": ours}

    @property
    def _kept(self) -> KeptFile:
        return KeptFile(self.file, Words(self.lang), NOT_KEPT)
