"""Things in their order, said again: the pack as it stands, a list of prices, high cards before low ones."""

from __future__ import annotations

from collections.abc import Callable

from tests.barbu import plain
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer

#: A suit of Tarot from the ace to the king.
SUIT = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"]
#: What single things cost, by the names that the question gives them.
PRICES = {
    "trick": 2,
    "heart": 2,
    "tricks": 4,
    "hearts": 4,
    "queen": 6,
    "ace": 6,
    "ace-heart": 8,
    "last-but-one": 10,
    "queens": 12,
    "king": 20,
    "last": 20,
    "all-tricks": 26,
    "all-hearts": 30,
    "last-two": 30,
}
MEASURES: dict[str, Callable[[str], int]] = {
    "rank": lambda card: 14 + int(card[1:]) if card[0] == "T" else SUIT.index(card[1:]),
    "price": PRICES.__getitem__,
    "last-two": plain.height,
}


def order(asked: Json, answer: Answer) -> bool:
    """Whether the things fall from place to place; of cards that are spent the first two may lie either way."""
    by, names = asked["facts"]["by"], [option["id"] for option in asked["options"]]
    falling = sorted(names, key=MEASURES[by], reverse=True)
    put = dict(one.split("@")[::-1] for one in answer)
    row = [put.get(place["id"], "") for place in asked["places"]]
    if by == "last-two":
        row[:2] = sorted(row[:2], key=falling.index) if {*row[:2]} == {*falling[:2]} else row[:2]
    return len(answer) == len(names) and row == falling


JUDGES = {"order": order}
