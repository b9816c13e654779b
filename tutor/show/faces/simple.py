"""Cards in few strokes, for pictures that have to be light: an index, and the suit, the number or the figure once."""

from __future__ import annotations

from tutor.core.cards import EXCUSE, TRUMP, Card
from tutor.show.words import Words

from . import courts, suits, trumps
from .deck import NUMBER_AT
from .svg import part, use

#: The places of a suit's sign, below the index and in the middle, and its size there.
CORNER, MIDDLE = (10, 28), (33, 58, 2.6)


def simple(card: Card, words: Words) -> str:
    """The card as a part of a picture, which needs the drawings that it refers to (``plain`` and the page's sheet)."""
    index = f"N-{words.index(card)}"
    if card.code == EXCUSE:
        return use("B-E") + use("P-EX", color=trumps.INK, fill=trumps.INK)
    if card.suit == TRUMP:
        return use("B-T") + use(index, color=trumps.ON_FRAME) + use(index, *NUMBER_AT, color=trumps.INK)
    ink = suits.INKS[card.suit]
    if card.rank in courts.FIGURES:
        figure = use(f"M-{card.rank}", color=courts.HAIRS[card.suit], fill=ink)
        return use("B") + figure + use(f"I-{card.suit}") + use(index, color=ink)
    return use(f"C-{card.suit}") + use(index, color=ink)


def plain() -> str:
    """The drawings that plain cards of a suit have in common."""
    return "".join(
        part(f"C-{suit}", use("B"), use(f"T-{suit}", *CORNER), use(f"T-{suit}", *MIDDLE)) for suit in suits.SIGNS
    )
