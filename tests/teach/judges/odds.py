"""How often, said again: the ways to choose the cards of a hand, counted one by one."""

from __future__ import annotations

from math import comb

from tests.teach.judges.asked import Json
from tutor.teach.question import Answer


def lead_odds(asked: Json, answer: Answer) -> bool:
    """Whether it is near enough to the share of a partner’s hands with seven trumps, or with the king or the queen."""
    near, led = asked["facts"]["near"], asked["facts"]["led"]
    seen = [card for board in asked["boards"] for card in board["cards"]]
    unseen = 78 - len(seen)
    if led == "T":
        left, least = 21 - sum(card[0] == "T" for card in seen), 7
    else:
        left, least = 2 - sum(card in {f"{led}K", f"{led}Q"} for card in seen), 1
    size = {3: 24, 4: 18, 5: 15}[asked["facts"]["players"]]
    ways = sum(comb(left, held) * comb(unseen - left, size - held) for held in range(least, min(left, size) + 1))
    return len(answer) == 1 and abs(float(answer[0]) - round(100 * ways / comb(unseen, size))) <= near


JUDGES = {"lead-odds": lead_odds}
