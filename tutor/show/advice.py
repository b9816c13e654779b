"""Counsel: help for the player to move that decides nothing, as HTML beside the table, as plain text and as JSON.

Advice is always called advice.  The advice of each game is in the game's own folder.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator

from tutor.core.cards import Card
from tutor.core.message import N_, Message
from tutor.core.rule import Reason, Rule
from tutor.show.html import Html, element
from tutor.show.reasoned import JsonObject, reasoned
from tutor.show.table.hand import drawn, in_order
from tutor.show.words import BETWEEN, Words, capital

SOURCES = N_("Sources: {sources}")


class Counsel(ABC):
    """All that helps the player to move at one moment; the three forms say the same, to the seat of their words."""

    @abstractmethod
    def html(self, words: Html) -> str:
        """As HTML, to stand beside the table."""

    @abstractmethod
    def lines(self, words: Words) -> Iterator[str]:
        """As plain text, line by line."""

    @abstractmethod
    def as_json(self, words: Words) -> JsonObject:
        """As data, with the rules and facts behind it."""


def tell(reason: Reason, words: Words) -> str:
    """The sentence of a piece of advice."""
    return capital(words.tell(reason.hint, reason.facts))


def told(reason: Reason, words: Words) -> JsonObject:
    """A piece of advice as data, with its sentence."""
    return {**reasoned(reason), "text": tell(reason, words)}


def credit(rule: Rule, words: Words) -> str:
    """The source of a piece of advice; nothing for the tutor's own, which the rulebook says once of all such advice."""
    return words.say(SOURCES, sources=words.say(BETWEEN).join(map(words.source, rule.sources))) if rule.sources else ""


def panel(heading: Message, content: str, words: Html) -> str:
    """A panel beside the table, with its heading."""
    title = element("p", words.say(heading), class_="heading")
    return element("section", title, content, class_="tutor-advice", aria_label=words.say(heading), lang=words.lang)


def item(cards: Iterable[Card], said: Iterable[str], words: Html) -> str:
    """An item of a list in a panel: some cards, and the texts about them."""
    return element("li", beside(cards, said, words))


def beside(cards: Iterable[Card], said: Iterable[str], words: Html) -> str:
    """Some cards, and beside them the texts about them."""
    return side_by_side(cards, words) + element("div", *said, class_="said")


def side_by_side(cards: Iterable[Card], words: Html) -> str:
    """Some cards, drawn small, side by side."""
    return element("span", *(drawn(card, words) for card in in_order(cards)), class_="cards")
