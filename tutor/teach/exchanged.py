"""Positions of a bank with their suits exchanged: other cards, of which the one in the same place is best."""

from __future__ import annotations

import re
from functools import cache
from itertools import permutations

from tutor.core.cards import SUITS

#: The code of a card of a suit, or a suit that a contract names.
CODE = re.compile(r"\b([SHDC])(\d+|[JNQKA])?\b")


@cache
def exchanges(kept: str = "") -> tuple[dict[str, str], ...]:
    """All ways to exchange suits that leave those alone that are ``kept``; the first of them changes nothing."""
    orders = (dict(zip(SUITS, order, strict=True)) for order in permutations(SUITS))
    return tuple(order for order in orders if all(order[suit] == suit for suit in kept))


def exchanged(line: str, number: int, kept: str = "") -> str:
    """The line of a bank with its suits exchanged in one of these ways, counted from 0, round and round."""
    ways = exchanges(kept)
    suits = ways[number % len(ways)]
    return CODE.sub(lambda code: suits[code[1]] + (code[2] or ""), line)
