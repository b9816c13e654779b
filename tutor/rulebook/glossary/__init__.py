"""The glossary: the words that a beginner meets, each with its names, its meaning and the rules that it leads to."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cache
from typing import NamedTuple

from tutor.message import N_, Message
from tutor.rulebook.glossary import barbu, play, tarot
from tutor.rulebook.glossary.term import Term


class Section(NamedTuple):
    """The words of one game, or those of both; ``game`` is then ``None``."""

    game: str | None
    title: Message
    terms: tuple[Term, ...]


SECTIONS = (
    Section(None, N_("Words of both games"), play.TERMS),
    Section("tarot", N_("Words of French Tarot"), tarot.TERMS),
    Section("barbu", N_("Words of Barbu"), barbu.TERMS),
)
#: Every word, by its id.
TERMS = {term.id: term for section in SECTIONS for term in section.terms}
#: The game of which a word is; ``None`` for those of both.
GAMES = {term.id: section.game for section in SECTIONS for term in section.terms}


class Found(NamedTuple):
    """A word where a text holds it."""

    start: int
    end: int
    term: Term


def terms_of(game: str | None) -> tuple[Term, ...]:
    """The words that somebody meets who plays a game: its own, and those of both; every word without a game."""
    return tuple(term for term in TERMS.values() if game is None or GAMES[term.id] in {None, game})


def named_by(rule: str) -> tuple[Term, ...]:
    """The words under which people look for a rule."""
    return tuple(term for term in TERMS.values() if rule in term.rules)


def find(text: str, lang: str, game: str | None = None) -> Iterator[Found]:
    """The words of the glossary that a text holds, from its beginning; of two that overlap, the longer one."""
    known = _known(lang, game)
    for match in _pattern(lang, game).finditer(text):
        if (term := known[" ".join(match[0].split())]) is not None:
            yield Found(*match.span(), term)


@cache
def _known(lang: str, game: str | None) -> dict[str, Term | None]:
    """The words of a language by their forms, also as they begin a sentence; no word by what only looks like one."""
    known: dict[str, Term | None] = {}
    for term in terms_of(game):
        word = term.word(lang)
        known |= dict.fromkeys(_cases(word.spellings), term)
        known |= dict.fromkeys(_cases(word.other_senses))
    return known


def _cases(forms: Collection[str]) -> Iterator[str]:
    """Forms as they stand within a sentence, and at its beginning."""
    for form in forms:
        yield from (form, form[0].upper() + form[1:])


@cache
def _pattern(lang: str, game: str | None) -> re.Pattern[str]:
    forms: Collection[str] = sorted(_known(lang, game), key=len, reverse=True)
    either = "|".join(re.escape(form).replace(r"\ ", r"\s+") for form in forms)
    return re.compile(rf"(?<![\w-])(?:{either})(?![\w-])")
