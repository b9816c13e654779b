"""What a lead says, said again from the words of those who teach it.

The defence’s first lead of a suit: an ace to a 5 promises the king or the queen, a 6 or more says: neither of them.
Its first trump: an odd one promises seven and asks for trumps, an even one says that there are fewer.  Whoever opens
the deal with a king, or with an odd trump, shows a strong hand; with the Excuse, perhaps the Petit.
"""

from __future__ import annotations

from typing import Any

LOW = {"1", "2", "3", "4", "5"}
HIGH = {"6", "7", "8", "9", "10", "J", "N"}
NO_TRICKS: dict[str, Any] = {"players": 4, "seat": 0, "taker": 1, "tricks": []}


def says(card: str, seen: dict[str, Any], leader: int) -> set[str]:
    """All that a card says which a player leads now, after the tricks that everybody has seen."""
    if leader == seen["taker"]:
        return set()
    suit, rank = card[0], card[1:]
    found, opening = set[str](), not seen["tricks"]
    if card == "EX":
        return {"perhaps-petit"} if opening else set()
    odd = suit == "T" and int(rank) % 2 == 1
    if opening and (rank == "K" or odd):
        found.add("strong-hand")
    if suit not in led_by_defence(seen):
        if suit == "T":
            found.add("many-trumps" if odd else "few-trumps")
        elif rank in LOW:
            found.add("honour")
        elif rank in HIGH:
            found.add("no-honour")
    return found


def led_by_defence(seen: dict[str, Any]) -> set[str]:
    """The suits that a defender has opened; after a led Excuse the next card opens."""
    opened = set()
    for trick in seen["tricks"]:
        skipped = trick["cards"][0] == "EX"
        if (trick["leader"] + skipped) % 4 != seen["taker"]:
            opened.add(trick["cards"][skipped][0])
    return opened


def lie(card: str, hand: list[str], seen: dict[str, Any]) -> bool | None:
    """Whether what the learner would say with a card is a lie; ``None`` if it says nothing that could be one."""
    trumps = sum(one[0] == "T" for one in hand)
    honour = f"{card[0]}K" in hand or f"{card[0]}Q" in hand
    kept = {"honour": honour, "no-honour": not honour, "many-trumps": trumps > 6, "few-trumps": trumps < 7}
    judged = [not kept[one] for one in says(card, seen, 0) if one in kept]
    return judged[0] if judged else None
