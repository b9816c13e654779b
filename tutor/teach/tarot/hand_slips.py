"""Mistakes in counting a hand: the points that come of a slip in a line, and what was amiss."""

from __future__ import annotations

from tutor.core.cards import Cards
from tutor.core.message import N_, Message
from tutor.tarot.advice.hand_value import (
    HELD_EXCUSE,
    HELD_PETIT,
    JACK,
    KING,
    KNIGHT,
    LONG_SUIT,
    MAJOR,
    MARRIAGE,
    QUEEN,
    SEQUENCE,
    SINGLETON,
    TRUMP_21,
    TRUMPS,
    VOID,
    Feature,
)
from tutor.tarot.trick import THE_EXCUSE

EXCUSE_FOR_21 = N_("10 is for the 21, and 8 for the Excuse.")
COMPANY = N_("The Petit is worth more or less with the number of trumps around it.")
EXCUSE_LEFT_OUT = N_("The Excuse counts as one of the trumps here.")
TWO_EACH = N_("You have counted 1 for each. Each of them counts 2.")
ONE_MORE_EACH = N_("You have counted 2 for each. In a row each of them counts 1 more.")
MARRIED_SINGLY = N_("6 and 3 are for a king and a queen of different suits. Of one suit they are worth 10 together.")
MARRIED_TWICE = N_("You have counted one from a marriage as well. King and queen of one suit have a line of their own.")
NO_MARRIAGE = N_("That would be for a king that has its queen beside it.")
KNIGHT_OR_JACK = N_("A knight counts 2, and a jack 1.")
NOT_ITS_LENGTH = N_("A suit of 5 cards is worth 5, one of 6 cards 7, and a longer one 9.")
SHORTER_IS_MORE = N_("A suit without a card counts 6, and a suit of one card 3.")

#: The mistaken worth of one card of a line, and the sentence for it: twice or half its worth, or another line's.
_EACH = {
    TRUMP_21: (8, EXCUSE_FOR_21),
    HELD_EXCUSE: (10, EXCUSE_FOR_21),
    MAJOR: (1, TWO_EACH),
    SEQUENCE: (2, ONE_MORE_EACH),
    KNIGHT: (1, KNIGHT_OR_JACK),
    JACK: (2, KNIGHT_OR_JACK),
}
_INSTEAD = {MARRIAGE: (9, MARRIED_SINGLY), VOID: (3, SHORTER_IS_MORE), SINGLETON: (6, SHORTER_IS_MORE)}


def slip(feature: Feature, hand: Cards) -> tuple[int, Message] | None:
    """Points that somebody may write down for a line of a hand, and why they are wrong; ``None`` if none come to mind.

    >>> from tutor.core.cards import TAROT
    >>> from tutor.tarot.advice.hand_value import evaluate
    >>> hand = TAROT.read("T16 T17")
    >>> [slip(line, hand)[0] for line in evaluate(hand).lines if line.points]
    [2, 4]
    """
    rule, cards = feature.reason.rule, feature.reason.facts.get("cards")
    count = len(cards) if isinstance(cards, Cards) else 0
    found = _INSTEAD.get(rule)
    if rule in _EACH:
        worth, says = _EACH[rule]
        found = worth * count, says
    elif rule is HELD_PETIT:
        found = (5 if feature.points == _MOST else _MOST), COMPANY
    elif rule is TRUMPS and feature.points:
        found = (2 * (count - 1), EXCUSE_LEFT_OUT) if THE_EXCUSE in hand else (count, TWO_EACH)
    elif rule in {KING, QUEEN}:
        worth = feature.points // count
        alike = sum(card.rank == ("K" if rule is KING else "Q") for card in hand)
        found = (worth * alike, MARRIED_TWICE) if alike > count else (10 * count, NO_MARRIAGE)
    elif rule is LONG_SUIT:
        found = (7 if count == 5 else count), NOT_ITS_LENGTH  # noqa: PLR2004 - five cards are worth five
    return found if found and found[0] != feature.points else None


#: The most that a Petit is worth.
_MOST = 9
