"""The languages that the tutor speaks: which one somebody wishes, and what each makes of a message."""

from __future__ import annotations

import gettext
import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from tutor.rule import N_, Message
from tutor.show.catalogue import holds_one, opened

LOCALE = Path(__file__).parent.parent / "locale"
#: English, the language of the messages themselves, and every other one that has a folder with a catalogue.
LANGUAGES = ("en", *sorted(folder.name for folder in LOCALE.iterdir() if holds_one(folder)))
LISTS = {"and": N_("{items} and {last}"), "or": N_("{items} or {last}")}


def language(*wishes: str | None) -> str:
    """Return the first wish that is a language of ours, then the environment's; else English.

    A wish may be a locale's name, such as ``fr_CA.UTF-8``.
    """
    names = ("TUTOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    for wish in (*wishes, *map(os.environ.get, names)):
        for lang in sorted(LANGUAGES, key=len, reverse=True):
            if wish and wish.lower().startswith(lang.lower()):
                return lang
    return LANGUAGES[0]


class Part(NamedTuple):
    """A named part of a message: the text before it, its name, and the manner in which it is shown.

    The last one of a message may have text only; its ``name`` is ``None``.
    """

    before: str
    name: str | None
    manner: str


class Language:
    """One language: what it says for the messages, which are English, and how it joins lists."""

    def __init__(self, lang: str) -> None:
        """Open the catalogue of ``lang``; English is the language of the messages themselves and needs none."""
        self.catalogue = gettext.NullTranslations() if lang == LANGUAGES[0] else opened(LOCALE / lang)
        self._parts: dict[Message, tuple[Part, ...]] = {}

    def text(self, message: Message) -> str:
        """A message in this language; its parts stand in it as they are written."""
        return self.catalogue.gettext(message)

    def parts(self, message: Message) -> tuple[Part, ...]:
        """A message in this language, piece by piece."""
        found = self._parts.get(message)
        if found is None:
            found = self._parts[message] = parts(self.text(message))
        return found

    def list(self, items: Iterable[str], manner: str) -> str:
        """Join items into a list that ends in *and*, or in *or*."""
        *first, last = items
        return self.text(LISTS[manner]).format(items=", ".join(first), last=last) if first else last


@cache
def language_of(lang: str) -> Language:
    """The language of this name, opened once; raise ``ValueError`` if there is none."""
    if lang not in LANGUAGES:
        raise ValueError(lang)
    return Language(lang)


def parts(text: str) -> tuple[Part, ...]:
    """Split a text into its named parts."""
    return tuple(Part(before, name, spec or "") for before, name, spec, _ in Formatter().parse(text))
