"""The languages of the tutor: the choice of one, and the translation of messages."""

from __future__ import annotations

import gettext
import math
import os
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from tutor.core.message import N_, Message, contextual
from tutor.show.catalogue import holds_one, opened

LOCALE = Path(__file__).parent.parent / "locale"
#: English, the language of the messages themselves, and every other one that has a folder with a catalogue.
LANGUAGES = ("en", *sorted(folder.name for folder in LOCALE.iterdir() if holds_one(folder)))
#: The rule of plurals in English, as catalogues write it.
ENGLISH_PLURAL = "nplurals=2; plural=(n != 1);"
COMMA = N_(", ", "between the things of a list")
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
    """A named part of a message: the text before it, its name, and the manner of showing it (``tutor.show.words``).

    ``choices`` are texts of which it chooses one.  The last part of a message may be text only, without a ``name``.
    """

    before: str
    name: str | None
    manner: str
    form: str
    choices: tuple[str, ...]


class Language:
    """One language: its translations of the messages, the forms of its names, and its ways to count and to list."""

    def __init__(self, lang: str) -> None:
        """Open the catalogue of ``lang``; English is the language of the messages themselves and needs none."""
        self.catalogue = gettext.NullTranslations() if lang == LANGUAGES[0] else opened(LOCALE / lang)
        self._parts: dict[Message, tuple[Part, ...]] = {}
        #: The number of forms of counted nouns, and the function from a number to its form.
        self.plurals, self._plural = _counting(self.catalogue.info().get("plural-forms", ENGLISH_PLURAL))

    def text(self, message: Message, form: str = "") -> str:
        """A message in this language, its parts as they are written; a name in a form, if the language has that."""
        if form:
            formed = contextual(message, form)
            said = self.catalogue.gettext(formed)
            if said != formed:
                return said
        return self.catalogue.gettext(message).rpartition("\4")[2]

    def parts(self, message: Message) -> tuple[Part, ...]:
        """A message in this language, piece by piece."""
        found = self._parts.get(message)
        if found is None:
            found = self._parts[message] = parts(self.text(message))
        return found

    def counted(self, number: float, choices: Sequence[str]) -> str:
        """The one of some forms that a number asks for: 1 card, 2 cards.

        A fraction counts as the next whole number, as in English 1½ points, or, in a language that says *0 point* as it
        says *1 point*, as the one before: French 1½ point.  Where there are not as many forms as this language has, the
        text is not translated yet: it counts as English does.
        """
        plural = self._plural if len(choices) == self.plurals else _counting(ENGLISH_PLURAL)[1]
        whole = math.floor if plural(0) == plural(1) else math.ceil
        return choices[plural(whole(abs(number)))]

    def list(self, items: Iterable[str], manner: str) -> str:
        """Join items into a list that ends in *and*, or in *or*."""
        *first, last = items
        return self.text(LISTS[manner]).format(items=self.text(COMMA).join(first), last=last) if first else last


@cache
def _counting(said: str) -> tuple[int, Callable[[int], int]]:
    """The number of a language's forms for counted nouns, and the one that a number asks for, as its catalogue says."""
    number, _, rule = said.partition(";")
    return int(number.partition("=")[2]), gettext.c2py(rule.partition("=")[2].rstrip("; "))


@cache
def language_of(lang: str) -> Language:
    """The language of this name, opened once; raise ``ValueError`` if there is none."""
    if lang not in LANGUAGES:
        raise ValueError(lang)
    return Language(lang)


def parts(text: str) -> tuple[Part, ...]:
    """Split a text into its named parts."""
    return tuple(_part(before, name, spec or "") for before, name, spec, _ in Formatter().parse(text))


def _part(before: str, name: str | None, spec: str) -> Part:
    shown, *choices = spec.split("|")
    manner, _, form = shown.partition(".")
    return Part(before, name, manner, form, tuple(choices))
