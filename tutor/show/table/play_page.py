"""The page on which a game is played on the site, as data: the tables from which one may choose there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tutor.core.message import Message


class Choices(NamedTuple):
    """Tables that are offered together, with a label for each by its name, and with a title if they have one."""

    tables: Mapping[str, Message]
    title: Message | None = None


class PlayPage(NamedTuple):
    """The page of a game: the name of its notebook, the game in one word, and what there is to choose.

    The first of the choices is the usual one.
    """

    notebook: str
    game: Message
    choices: tuple[Choices, ...]

    @property
    def tables(self) -> Iterator[str]:
        """The names of all tables, in the order in which they are offered."""
        for choice in self.choices:
            yield from choice.tables
