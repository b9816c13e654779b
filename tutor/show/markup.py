"""Markup: what becomes of plain text, and how a card is drawn in a sentence."""

from __future__ import annotations

from typing import Protocol

from tutor.show.forms import SUIT_SIGNS, Mention


class Markup(Protocol):
    """The way of sentences onto a page: as plain text, or as HTML."""

    def text(self, text: str) -> str:
        """Show plain text."""

    def card(self, card: Mention) -> str:
        """Show a card within a sentence."""


class Plain:
    """Plain text: a card of a suit is its index and its sign, ``K♥``; a trump and the Excuse have their names."""

    def text(self, text: str) -> str:
        """Leave text as it is."""
        return text

    def card(self, card: Mention) -> str:
        """Show the sign of a card that has one, or say its name."""
        if card.suit not in SUIT_SIGNS:
            return card.name
        return card.before + card.rank + SUIT_SIGNS[card.suit] + card.after


#: There is nothing to remember about plain text.
PLAIN = Plain()
