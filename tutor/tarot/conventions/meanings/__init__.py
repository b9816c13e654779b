"""The meanings of cards by convention: each meaning once, with its claim and every sentence in which it is told."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from tutor.core.rule import Rule
from tutor.tarot.conventions import catalogue
from tutor.tarot.conventions.claims import Claim
from tutor.tarot.conventions.meanings import honours, lengths, petit, requests, tenues, trumps
from tutor.tarot.conventions.meanings.meaning import Meaning, Sentences

T = TypeVar("T")

#: All meanings by name.
MEANINGS: dict[str, Meaning] = {
    meaning.name: meaning
    for subject in (honours, lengths, tenues, trumps, petit, requests)
    for meaning in subject.MEANINGS
}
#: The conventions of the catalogue that give a single card no meaning of which exercises ask, and the reason.
UNREAD: dict[Rule, str] = {
    catalogue.TRUMP_EVEN_BACK: "it takes the dog and the seats to read it, more than a card shows",
    catalogue.END_OF_SUIT: "only players of a forum end a suit so, and the usual agreement says otherwise",
    catalogue.END_STRONG: "what it asks for depends on a hand that nobody sees",
    catalogue.END_WEAK: "what it asks for depends on a hand that nobody sees",
    catalogue.OBEY: "it answers a partner, and says nothing of a hand",
    catalogue.DISOBEY: "it has three reasons, and no card tells which",
    catalogue.CAPTAIN: "no card says it: it follows from who holds most trumps",
}


@lru_cache(maxsize=256)
def claimed(meaning: str, led: str) -> Claim | None:
    """The claim about a hand of a card that means this while ``led`` is the suit led, always the same one."""
    claim = MEANINGS[meaning].claim
    return claim and claim(led)


def by_meaning(part: Callable[[Sentences], T | None]) -> dict[str, T]:
    """One part of the sentences in which meanings are told, by the names of the meanings that have it.

    >>> sorted(by_meaning(lambda sentences: sentences.order))
    ['no-more', 'petit', 'tenue']
    """
    parts = {one.name: part(one.sentences) for one in MEANINGS.values() if one.sentences}
    return {name: found for name, found in parts.items() if found is not None}


def usual_convention(meaning: str) -> Rule:
    """The convention by which a card usually means this; raise ``IndexError`` if none of the catalogue says it."""
    return MEANINGS[meaning].rules[0]
