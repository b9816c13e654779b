"""Our table beside a notebook: the file by whose house rules its tables, its score pad and its explanations go.

It is the file that the site’s page of our table saves, and that ``tutor table`` reads.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.reading import read_file
from tutor.rulebook.our_table import OurTable
from tutor.show.our_table.told import PAGES
from tutor.show.words import Words

#: The name of the file, beside the notebook.
FILE = "table.json"

FOLLOWS = N_("By the house rules of {name}, from the file {file}. For the usual rules add rules={empty}.")
PAD_OFFERS = N_("The house rules of {name}, from the file {file}, come first among the tables to choose from.")
UNREADABLE = N_("The file {file} cannot be read as a table’s house rules, so the usual ones hold here. ({why})")


class Beside(NamedTuple):
    """The table in the file beside a notebook, if there is one; or, in a sentence, why it cannot be read."""

    table: OurTable | None = None
    trouble: str = ""

    @classmethod
    def found(cls, words: Words, folder: Path | None = None) -> Beside:
        """What lies in a folder."""
        file = (folder or Path()) / FILE
        if not file.exists():
            return cls()
        try:
            return cls(OurTable.read(read_file(file)))
        except RecordError as error:
            return cls(trouble=words.say(UNREADABLE, file=FILE, why=words.error(error)))

    def seated(self, game: str, players: int) -> dict[str, Json] | None:
        """Its house rules where so many play; ``None`` if it plays that as everybody does, or cannot play it."""
        return (self.table.seated(game, players) if self.table else None) or None

    def by(self, rules: Mapping[str, Json] | None, game: str, words: Words) -> str:
        """In a line, that something goes by these ``rules`` of its own; ``""`` if it has none in this game."""
        if not self.table or not self.table.own.get(game):
            return self.trouble
        if rules is None:
            return words.say(PAGES["alone"], name=self.table.name)
        return words.say(FOLLOWS, name=self.table.name, file=FILE, empty="{}")

    def offered(self, words: Words) -> str:
        """In a line, that one can choose it; ``""`` if there is none."""
        return words.say(PAD_OFFERS, name=self.table.name, file=FILE) if self.table else self.trouble
