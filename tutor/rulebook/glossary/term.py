"""A word of the games: what it means, what else people call it, and the forms in which a text may hold it."""

from __future__ import annotations

from typing import NamedTuple

from tutor.message import Message


class Word(NamedTuple):
    """What a thing is called in one language.

    ``also`` are the other names under which people know it and search for it, ``forms`` how it stands in a text; lists
    with commas.  Without ``forms`` a text may hold the name and the name with an s.  A form that begins with a small
    letter may begin a sentence too; one with a capital stands only as it is, so that a Petit is not anything small.
    ``never`` are phrases in which such a form means something else.
    """

    name: str
    also: str = ""
    forms: str | None = None
    never: str = ""

    @property
    def aliases(self) -> tuple[str, ...]:
        """The other names, one by one."""
        return _split(self.also)

    @property
    def spellings(self) -> tuple[str, ...]:
        """The forms, one by one; there may be none, where a text would use them in another sense."""
        return _split(f"{self.name}, {self.name}s" if self.forms is None else self.forms)

    @property
    def other_senses(self) -> tuple[str, ...]:
        """The phrases that only look like this word, one by one."""
        return _split(self.never)


class Term(NamedTuple):
    """A word that a beginner meets: its names in each language, what it means, and the rules that it is found under.

    ``id`` is its place on the glossary’s page.  ``rules`` are the ids of the rules that people look for by one of its
    names; there may be none.
    """

    id: str
    en: Word
    fr: Word
    meaning: Message
    rules: tuple[str, ...] = ()

    def word(self, lang: str) -> Word:
        """What the thing is called in a language."""
        return {"en": self.en, "fr": self.fr}[lang]


def _split(names: str) -> tuple[str, ...]:
    return tuple(names.split(", ")) if names else ()
