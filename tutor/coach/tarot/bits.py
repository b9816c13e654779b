"""The cards of Tarot as bits of whole numbers, in the order of the pack: four suits of 14, trumps 1 to 21, the Excuse.

A card is the number of its bit; several cards are the sum of their bits, as in ``Cards.bits``.
"""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP
from tutor.tarot.score.count import WORTH, points
from tutor.tarot.trick import BOUTS, PETIT, THE_EXCUSE

#: The numbers of the Petit, the 21 and the Excuse; every card below the first is of a plain suit.
PETIT_AT, TOP_AT, EXCUSE_AT = (card.bit.bit_length() - 1 for card in (PETIT, TAROT["T21"], THE_EXCUSE))

ALL = TAROT.all.bits
TRUMPS = TAROT.suit_bits[TRUMP]
EXCUSE_BIT, PETIT_BIT = THE_EXCUSE.bit, PETIT.bit
BOUT_BITS = BOUTS.bits
SUIT_BITS = tuple(TAROT.suit_bits[suit] for suit in SUITS)
PLAIN = sum(SUIT_BITS)
KINGS, QUEENS, KNIGHTS, JACKS = (TAROT.rank_bits[rank] for rank in "KQNJ")
LOW_PLAIN = PLAIN & ~(KINGS | QUEENS | KNIGHTS | JACKS)
#: The cards that are worth 9, 7, 5 and 3 half points.
NINE, SEVEN, FIVE, THREE = (WORTH[value].bits for value in (9, 7, 5, 3))

#: By the number of a card: its points, doubled; the cards of its suit; those of them that beat it.
POINTS = tuple(points(card) for card in TAROT.cards)
SUIT_OF = tuple(TAROT.suit_bits[card.suit] for card in TAROT.cards)
ABOVE = tuple(card.higher for card in TAROT.cards)
#: By the number of a card, all that beat it: trumps too, if it is a plain card.
BEATS = tuple(card.higher | (TRUMPS if card.bit & PLAIN else 0) for card in TAROT.cards)
#: By the number of a card, its bit; and its code.
BITS = tuple(card.bit for card in TAROT.cards)
CODES = tuple(card.code for card in TAROT.cards)


def worth(cards: int) -> int:
    """The points of some cards, doubled."""
    return (
        cards.bit_count()
        + 8 * (cards & NINE).bit_count()
        + 6 * (cards & SEVEN).bit_count()
        + 4 * (cards & FIVE).bit_count()
        + 2 * (cards & THREE).bit_count()
    )


def lowest(cards: int) -> int:
    """The lowest of some cards, as a number."""
    return (cards & -cards).bit_length() - 1
