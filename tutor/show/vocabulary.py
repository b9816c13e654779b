"""The words of the glossary in each language: their names, and the places in its texts at which they occur.

A language has for a word, with ``|`` between: its name, the other names under which people know it and search for it,
the forms that it has in texts, and phrases in which such a form means something else; lists with commas.  Parts that
are left out at the end are empty; without forms a text may have the name, and the name with an s.  A lone dash is for a
word that no text has in any form.  A form that begins with a small letter may begin a sentence too; one with a capital
counts only as it is, so that a Petit is not anything small.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cache
from typing import NamedTuple, Self

from tutor.rulebook.glossary import terms_of
from tutor.rulebook.glossary.term import Term
from tutor.show.languages import language_of

NO_FORM = "–"


class Word(NamedTuple):
    """The word for a thing in one language, its other names, its forms in a text, and words that only look like it.

    >>> Word.of("dog | chien, kitty")
    Word(name='dog', aliases=('chien', 'kitty'), spellings=('dog', 'dogs'), other_senses=())
    """

    name: str
    aliases: tuple[str, ...]
    spellings: tuple[str, ...]
    other_senses: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> Self:
        """Read the entry of a word in a language."""
        name, also, forms, never = (*(field.strip() for field in text.split("|")), "", "", "")[:4]
        spellings = _split(forms or f"{name}, {name}s") if forms != NO_FORM else ()
        return cls(name, _split(also), spellings, _split(never))


class Found(NamedTuple):
    """A word at its place in a text."""

    start: int
    end: int
    term: Term


@cache
def word(term: Term, lang: str) -> Word:
    """The word for a thing in a language."""
    return Word.of(language_of(lang).text(term.word))


def find(text: str, lang: str, game: str | None = None) -> Iterator[Found]:
    """The words of the glossary that a text contains, from its beginning; of two that overlap, the longer one."""
    known = _known(lang, game)
    for match in _pattern(lang, game).finditer(text):
        if (term := known[" ".join(match[0].split())]) is not None:
            yield Found(*match.span(), term)


@cache
def _known(lang: str, game: str | None) -> dict[str, Term | None]:
    """The words of a language by their forms, also at the beginning of a sentence; ``None`` for phrases like them."""
    known: dict[str, Term | None] = {}
    for term in terms_of(game):
        own = word(term, lang)
        known |= dict.fromkeys(_cases(own.spellings), term)
        known |= dict.fromkeys(_cases(own.other_senses))
    return known


def _cases(forms: Collection[str]) -> Iterator[str]:
    """Forms within a sentence, and at its beginning."""
    for form in forms:
        yield from (form, form[0].upper() + form[1:])


@cache
def _pattern(lang: str, game: str | None) -> re.Pattern[str]:
    forms: Collection[str] = sorted(_known(lang, game), key=len, reverse=True)
    either = "|".join(re.escape(form).replace(r"\ ", r"\s+") for form in forms)
    return re.compile(rf"(?<![\w-])(?:{either})(?![\w-])")


def _split(names: str) -> tuple[str, ...]:
    return tuple(names.split(", ")) if names else ()
