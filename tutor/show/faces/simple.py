"""A card in few strokes, for pictures that have to be light: its index, and its suit, its number or its figure once."""

from __future__ import annotations

from tutor.core.cards import EXCUSE, TRUMP, Card
from tutor.show.words import Words

from . import courts, suits, trumps
from .deck import NUMBER_AT
from .svg import use

#: The place and the size of a suit's sign in the middle of a card.
MIDDLE = (33, 58, 2.6)


def simple(card: Card, words: Words) -> str:
    """The card as a part of a picture, which needs the drawings that it refers to (``needed``)."""
    index = f"N-{words.index(card)}"
    if card.code == EXCUSE:
        return use("B-E") + use("P-EX", color=trumps.INK, fill=trumps.INK)
    if card.suit == TRUMP:
        return use("B-T") + use(index, color=trumps.ON_FRAME) + use(index, *NUMBER_AT, color=trumps.INK)
    ink = suits.INKS[card.suit]
    figure = use(f"M-{card.rank}", color=courts.HAIRS[card.suit], fill=ink)
    shown = figure if card.rank in courts.FIGURES else use(f"T-{card.suit}", *MIDDLE)
    return use("B") + shown + use(f"I-{card.suit}") + use(index, color=ink)
