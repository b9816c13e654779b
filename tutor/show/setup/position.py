"""A position that is set up: a draft, or a record that somebody has brought along."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NamedTuple

from tutor.core.draft import Draft
from tutor.core.errors import Json, RecordError, RefusedError
from tutor.core.fragment import packed
from tutor.core.record import Record
from tutor.games import GAMES


class Position(NamedTuple):
    """What is set up: a draft that can be changed card by card, or a record that somebody brought along.

    A draft stands at a table with house ``rules``; a record has its own.
    """

    of: Draft | Record
    rules: Mapping[str, Json] = {}

    @property
    def draft(self) -> Draft | None:
        """The draft, if it is one."""
        return self.of if isinstance(self.of, Draft) else None

    @property
    def record(self) -> Record | None:
        """The record of the position, ``None`` as long as no hand is there, where one plays; raise ``RefusedError``."""
        if isinstance(self.of, Record):
            return self.of
        begun = self.of.held or self.of.scene.speech
        return GAMES[self.of.scene.game].drafted(self.of, self.rules) if begun else None

    @property
    def link(self) -> str:
        """The end of a link that opens this position; ``""`` as long as there is none, or if it is too long."""
        try:
            record = self.record
            return packed("record", record.to_json()) if record else ""
        except (RecordError, RefusedError):
            return ""


def file_of(record: Record) -> str:
    """The record as a file, one line."""
    return json.dumps(record.to_json(), ensure_ascii=False) + "\n"
