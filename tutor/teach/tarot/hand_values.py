"""Hands of Tarot before the auction, and the lines of the table by which their points are counted."""

from __future__ import annotations

import random

from tutor.core.cards import TAROT, Cards
from tutor.core.message import N_
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
from tutor.tarot.setting import FOUR, HAND_SIZES
from tutor.teach.saying import Saying

#: The lines that count whether the dog is picked up or not, and those that count only if it is left.
USUAL = (
    *(TRUMP_21, HELD_EXCUSE, HELD_PETIT, TRUMPS, MAJOR, SEQUENCE),
    *(MARRIAGE, KING, QUEEN, KNIGHT, JACK, LONG_SUIT),
)
WITHOUT_DOG = (VOID, SINGLETON)

YOUR_HAND = N_("You hold these cards:")
COUNTS = N_("(worth {points})")

_TRUMPS = [card for card in TAROT.cards if card.suit not in "SHDC"]
_PLAIN = [card for card in TAROT.cards if card.suit in "SHDC"]


def a_hand(rng: random.Random, least: int, most: int) -> Cards:
    """A hand at a table of four with so many trumps, the Excuse one of them: with more of them it is worth more."""
    trumps = rng.randint(least, most)
    return TAROT.set(rng.sample(_TRUMPS, trumps) + rng.sample(_PLAIN, HAND_SIZES[FOUR] - trumps))


def line(feature: Feature, points: int | None = None) -> Saying:
    """A line of a sheet with its points, or with others that somebody has written there."""
    reason = feature.reason
    worth = feature.points if points is None else points
    return Saying(reason.rule, ((reason.hint, reason.facts), (COUNTS, {"points": worth})))


def cards_of(feature: Feature) -> Cards:
    """The cards that make a line."""
    cards = feature.reason.facts.get("cards")
    return cards if isinstance(cards, Cards) else TAROT.none
