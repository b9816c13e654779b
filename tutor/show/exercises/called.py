"""The names and the faces of the parts of an answer: options, things and cells."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.cards import SUITS, Card
from tutor.core.rule import Rule
from tutor.show.exercises.said import said
from tutor.show.html import Html, element
from tutor.show.table.hand import drawn
from tutor.show.words import Words, capital
from tutor.teach.question import Option
from tutor.teach.saying import Saying, Shown


def name(shows: Shown, words: Words) -> str:
    """The name of an option, a thing or a cell."""
    if isinstance(shows, Saying):
        return said(shows, words)
    if isinstance(shows, Card | str):
        return words.move(shows)
    return words.say(shows.title) if isinstance(shows, Rule) else words.list(words.cards(shows), "and")


def names(options: list[Option], words: Words) -> str:
    """The names of some options, as a sentence begins with them; of several trumps the word is said once."""
    return before_colon(listed([option.shows for option in options], words))


def listed(things: Sequence[Shown], words: Words) -> str:
    """The names of some things in a sentence; trumps come together, so that the word is said once of several."""
    cards = sorted((thing for thing in things if isinstance(thing, Card)), key=lambda card: card.suit not in SUITS)
    called = words.cards(cards) if len(cards) == len(things) else (name(thing, words) for thing in things)
    return words.list(called, "and")


def before_colon(called: str) -> str:
    """A name for the beginning of a line, before a colon: that of a sentence is without its full stop."""
    return capital(called).removesuffix(".")


def face_of(shows: Shown, words: Html) -> str:
    """The face of an option, a thing or a cell: some cards are drawn, all else is said."""
    if not isinstance(shows, Card | Rule | str | Saying):
        return element("span", *(drawn(card, words) for card in shows), class_="open")
    return element("span", capital(name(shows, words)))
