"""A small file beside a notebook, in which one thing is kept: what lies there is not lost to another one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

from tutor.core.reading import cause
from tutor.core.saving import replace
from tutor.hosts.notebook.aside import free_name

if TYPE_CHECKING:
    from pathlib import Path

    from tutor.core.errors import Json
    from tutor.core.message import Message
    from tutor.show.words import Words


class KeptFile(NamedTuple):
    """The file at a ``path``, of which one tells in ``words``; ``not_kept`` says that nothing can be kept there."""

    path: Path
    words: Words
    not_kept: Message

    def keep(self, state: Json, aside: Message | None = None) -> str:
        """Write a state down; return a note for the reader, ``""`` if there is nothing to tell.

        What was kept there before is put ``aside`` first, if a message says so.
        """
        note = ""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if aside and self.path.exists():
                note = self.put_aside(aside)
            replace(self.path, json.dumps(state).encode())
        except OSError as error:
            return self.say(self.not_kept, detail=cause(error))
        return note

    def put_aside(self, why: Message) -> str:
        """Give the file a name that no other has, and return a note that says ``why``."""
        aside = free_name(self.path)
        try:
            self.path.rename(aside)
        except OSError as error:
            return self.say(self.not_kept, detail=cause(error))
        return self.say(why, file=str(aside))

    def say(self, text: Message, **facts: str) -> str:
        """A sentence about the file."""
        return self.words.say(text, name=str(self.path), **facts)
