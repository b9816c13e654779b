"""The glossary: the words that a beginner meets, each with its names, its meaning and the rules that it leads to."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.message import N_, Message
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
#: The game to which a word belongs; ``None`` for words of both.
GAMES = {term.id: section.game for section in SECTIONS for term in section.terms}


def terms_of(game: str | None) -> tuple[Term, ...]:
    """The words that somebody meets who plays a game: its own, and those of both; every word without a game."""
    return tuple(term for term in TERMS.values() if game is None or GAMES[term.id] in {None, game})


def named_by(rule: str) -> tuple[Term, ...]:
    """The words under which people look for a rule."""
    return tuple(term for term in TERMS.values() if rule in term.rules)
