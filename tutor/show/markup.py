"""Markup: the writing of plain text, and of cards in a sentence, as text or as HTML."""

from __future__ import annotations

from typing import Protocol

from tutor.show.forms import SUIT_SIGNS, Mention


class Markup(Protocol):
    """The way of sentences onto a page: as plain text, or as HTML."""

    def text(self, text: str) -> str:
        """Write plain text in this markup."""

    def card(self, card: Mention) -> str:
        """Write a card within a sentence in this markup."""


class Plain:
    """Plain text: a card of a suit is its index and its sign, ``K♥``; a trump and the Excuse have their names."""

    def text(self, text: str) -> str:
        """The text as it is."""
        return text

    def card(self, card: Mention) -> str:
        """The index and sign of a card of a suit, or the name of another one."""
        if card.suit not in SUIT_SIGNS:
            return card.name
        return card.before + card.rank + SUIT_SIGNS[card.suit] + card.after


#: The markup of all plain text, which has no state.
PLAIN = Plain()
