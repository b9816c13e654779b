"""Answers at a glance to a puzzle: cards by their looks alone, of which none may be the best one too often.

``tutor.teach.glances`` has such answers to any question; here it is the cards of one hand among which somebody picks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from tutor.core.cards import SUITS, Card

Thing = TypeVar("Thing")
#: The names of the glances that find the answer to something.
Found = Callable[[Thing], Collection[str]]

#: The greatest share of the ends of a level in which a glance finds the best card.
OFTEN = 0.52
#: The number of ends by which it may be more, which is something only where there are few.
SPARE = 3
#: The number of places, from the first, at which somebody may look.
PLACES = 4


def glances(best: Card, among: Sequence[Card], held: Collection[Card]) -> frozenset[str]:
    """The glances that find the best card among some that can be played, in the order shown, of those that are held."""
    return frozenset(name for name, card in _named(among, held).items() if card is best)


def _named(among: Sequence[Card], held: Collection[Card]) -> dict[str, Card]:
    """A card for each glance."""
    order = sorted(among, key=_height)
    numbers = sorted((card for card in among if card.rank.isdigit()), key=lambda card: int(card.rank))
    lengths = Counter(card.suit for card in held)
    found = {str(place): card for place, card in enumerate(among[:PLACES])} | {
        "last": among[-1],
        "middle": order[len(order) // 2],
        "second lowest": order[1],
        "second highest": order[-2],
        **_ends("card", order),
        **_ends("number", numbers),
        **_ends("plain card", [card for card in order if card.suit in SUITS]),
        **_ends("trump", [card for card in order if card.suit not in SUITS]),
        **_ends("heart", [card for card in order if card.suit == "H"]),
        **_ends("card but hearts", [card for card in order if card.suit != "H"]),
        "least value": min(order, key=_value),
        "most value": max(order, key=_value),
    }
    # Two suits may be as long: then somebody takes either.
    suits = sorted({card.suit for card in among}, key=lambda suit: (lengths[suit], suit))
    other = sorted(suits, key=lambda suit: (lengths[suit], [*reversed(suits)].index(suit)))
    named = {"short": suits[0], "shorter": other[0], "long": suits[-1], "longer": other[-1]}
    for title, suit in named.items():
        found |= _ends(f"{title} suit", [card for card in order if card.suit == suit])
    return found


def _ends(title: str, cards: Sequence[Card]) -> dict[str, Card]:
    """The lowest and the highest of some cards in order, if there are any."""
    return {f"lowest {title}": cards[0], f"highest {title}": cards[-1]} if cards else {}


def _height(card: Card) -> tuple[bool, int]:
    """Trumps of French Tarot above all suits."""
    return card.suit not in SUITS, card.height


def _value(card: Card) -> int:
    """Court cards in their order, and all others alike."""
    return 0 if card.rank.isdigit() else card.height


def even(things: Sequence[Thing], found: Found[Thing], most: int | None = None, spare: int = SPARE) -> list[Thing]:
    """The things, ``most`` of them, of which no glance finds too many, or only some to ``spare``.

    As few others go as may be, and rather the last ones.
    """
    left = [*things]
    while True:
        often = Counter(name for one in left for name in found(one))
        over = {name: count - OFTEN * len(left) for name, count in often.items() if count > OFTEN * len(left) + spare}
        if not over and (most is None or len(left) <= most):
            return left
        # Where nothing is too often, what is found most often goes first.
        weights = over or {name: count**2 for name, count in often.items()}
        left.remove(max(reversed(left), key=lambda one: sum(weights.get(name, 0) for name in found(one))))


def in_their_places(before: Sequence[Thing], have: Sequence[Thing]) -> list[Thing]:
    """Those of a bank that stay, in their order; others stand where one was that does not, and then at the end."""
    new = (one for one in have if one not in before)
    places = [one if one in have else next(new, None) for one in before]
    return [*(one for one in places if one is not None), *new]
