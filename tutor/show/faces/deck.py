"""The sheet of all cards that a page holds once, and the faces that refer to it."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.core.cards import BARBU, EXCUSE, TAROT, TRUMP, Card
from tutor.show.words import Words

from . import bouts, courts, suits, trumps
from .letters import letterings
from .svg import (
    EDGE,
    GOLD,
    HEIGHT,
    OWN,
    PAPER,
    WIDTH,
    disc,
    doubled,
    fill,
    group,
    line,
    number,
    part,
    rect,
    symbol,
    use,
)

BACK = "card-back"
EMPTY = rect(0.5, 5, PAPER, EDGE)
#: Places on a card, and sizes.
PICTURE_AT = (39, 20, 1.2)
NUMBER_AT = (14, 28, 1.6)


def card_sheet(lang: str, cards: Iterable[Card] = (*TAROT.cards, *BARBU.cards)) -> str:
    """Return the drawings of these cards, with the indices of a language: one element, of no size, for a whole page.

    Two packs may come in one sheet; what they have in common is drawn once.  Sheets of several languages may stand in
    one page.
    """
    words = Words(lang)
    drawn = {card.code: card for card in cards}.values()
    symbols = "".join(_symbol(card, words) for card in drawn) + _back()
    return (
        f'<svg class="tutor-sheet" lang="{lang}" aria-hidden="true" width="0" height="0">'
        f"<defs>{_parts(drawn, words)}{symbols}</defs></svg>"
    )


def face(card: Card, lang: str) -> str:
    """Return a card that is drawn on the page's sheet of this language."""
    return _shown(_name(card, lang))


def placed(card: Card, lang: str, x: float, y: float) -> str:
    """Return a card of the page's sheet as a part of a drawing, its upper left corner at a place."""
    return use(_name(card, lang), x, y, width=number(WIDTH), height=number(HEIGHT))


def back() -> str:
    """Return the back of a card."""
    return _shown(BACK)


def _name(card: Card, lang: str) -> str:
    return f"card-{lang}-{card.code}"


def _shown(name: str) -> str:
    return f'<svg class="face" viewBox="0 0 60 96" aria-hidden="true">{use(name)}</svg>'


def _parts(cards: Iterable[Card], words: Words) -> str:
    """Define what several cards have in common."""
    common = part("B", EMPTY) + suits.suits() + courts.courts() + trumps.sun()
    if any(card.suit not in suits.SIGNS for card in cards):
        common += trumps.trumps() + bouts.bouts()
    return common + letterings(words.index(card) for card in cards if card.code != EXCUSE)


def _symbol(card: Card, words: Words) -> str:
    own = f"{words.lang}{card.code}"
    if card.code == EXCUSE:
        drawing = use("B-E") + use("P-EX", color=trumps.INK, fill=OWN) + doubled(f"H-{own}", use("I-E"))
    elif card.suit == TRUMP:
        drawing = use("B-T") + _trump(card, f"N-{words.index(card)}", own)
    elif card.rank in courts.FIGURES:
        drawing = use("B") + _court(card, f"N-{words.index(card)}", own)
    else:
        drawing = use(f"B-{card.suit}") + _pips(card, f"N-{words.index(card)}", own)
    return symbol(_name(card, words.lang), drawing)


def _trump(card: Card, rank: str, own: str) -> str:
    corner = use(rank, color=trumps.ON_FRAME)
    picture = f"P-{card.rank}"
    if card.rank in trumps.PICTURES:
        halves = doubled(f"H-{own}", corner, use(picture, *PICTURE_AT))
        drawing = halves + use(rank, *NUMBER_AT)
    else:
        drawing = use(picture) + doubled(f"H-{own}", corner)
    return group(drawing, color=trumps.INK, fill=OWN)


def _court(card: Card, rank: str, own: str) -> str:
    ink = suits.INKS[card.suit]
    figure = use(f"M-{card.rank}", color=courts.HAIRS[card.suit], fill=ink)
    return figure + doubled(f"H-{own}", use(f"I-{card.suit}"), use(rank, color=ink))


def _pips(card: Card, rank: str, own: str) -> str:
    pips = suits.PIPS[card.rank]
    corner = use(rank, color=suits.INKS[card.suit])
    upper, halfway = ([use(f"T-{card.suit}", *place, pips.size) for place in places] for places in pips[:2])
    return doubled(f"H-{own}", corner, *upper) + "".join(halfway)


def _back() -> str:
    """Draw the back: a lattice, with the trumps' sun in the middle."""
    down, up = "l6.25 10.75 6.25-10.75" * 4, "l6.25-10.75 6.25 10.75" * 4
    row = part("L", line(f"M5 5{down}M5 26.5{up}", 0.8, GOLD))
    lattice = row + "".join(use("L", 0, y) for y in (21.5, 43, 64.5))
    panel = rect(4, 3, trumps.FRAME) + rect(5, 2, "none", GOLD, 0.8)
    middle = fill(disc(30, 48, 13), trumps.FRAME) + line(disc(30, 48, 11.5), 1, GOLD) + use("T-T", 30, 48, 1.2)
    return symbol(BACK, EMPTY, panel, lattice, middle)
