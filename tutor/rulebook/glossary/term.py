"""A word of the games: its names, its meaning, and the rules that people look for by it."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.message import Message


class Term(NamedTuple):
    """A word that a beginner meets.

    ``id`` is its place on the glossary’s page.  ``word`` is what a language calls it, and how its texts have it (see
    ``tutor.show.vocabulary``).  ``rules`` are the ids of the rules that people look for by one of its names; there may
    be none.
    """

    id: str
    word: Message
    meaning: Message
    rules: tuple[str, ...] = ()
