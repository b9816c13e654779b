"""Cards as somebody sees them who knows no rule: a suit, a height, a few points, and counts of a hand."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

CARD = re.compile(r"[SHDC](\d+|[JNQKA])|T\d+|EX")
#: The ranks of a suit, from the lowest to the highest, in either game.
RANKS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K", "A"]
TRUMPS_FROM = 100
POINTS = {"J": 1.5, "N": 2.5, "Q": 3.5, "K": 4.5, "A": 5.5, "T1": 4.5, "T21": 4.5, "EX": 4.5}

Count = Callable[[Sequence[str]], float]


def suit(card: str) -> str:
    """The suit, ``T`` for trumps and ``E`` for the Excuse."""
    return card[0]


def height(card: str) -> int:
    """A number by which cards are put in order: trumps above all suits, the Excuse below."""
    if card == "EX":
        return 0
    return TRUMPS_FROM + int(card[1:]) if suit(card) == "T" else 1 + RANKS.index(card[1:])


def points(card: str) -> float:
    """The points of a card, as French Tarot counts them; an ace is more than a king."""
    return POINTS.get(card, POINTS.get(card[1:], 0.5))


def lengths(cards: Sequence[str]) -> Counter[str]:
    """How many cards there are of each suit that is there."""
    return Counter(map(suit, cards))


def of_ranks(*ranks: str) -> Count:
    """Counts the cards of some ranks in the plain suits."""
    return lambda cards: sum(suit(card) != "T" and card[1:] in ranks for card in cards)


def of_suit(wanted: str) -> Count:
    """Counts the cards of a suit."""
    return lambda cards: sum(suit(card) == wanted for card in cards)


#: Each single number at which somebody may look in a hand, and no other.
COUNTS: dict[str, Count] = {
    "cards": len,
    "points": lambda cards: sum(map(points, cards)),
    "pictures": of_ranks("J", "N", "Q", "K", "A"),
    "queens, kings and aces": of_ranks("Q", "K", "A"),
    "kings and aces": of_ranks("K", "A"),
    "queens": of_ranks("Q"),
    "low cards": of_ranks("2", "3", "4", "5"),
    "middle cards": of_ranks("6", "7", "8", "9", "10"),
    "ends of suits": of_ranks("2", "3", "K", "A"),
    "deuces": of_ranks("2"),
    "hearts": of_suit("H"),
    "trumps": of_suit("T"),
    "bouts": lambda cards: sum(card in {"T1", "T21", "EX"} for card in cards),
    "suits": lambda cards: len(lengths(cards)),
    "longest suit": lambda cards: max(lengths(cards).values(), default=0),
    "shortest suit": lambda cards: min(lengths(cards).values(), default=0),
}
