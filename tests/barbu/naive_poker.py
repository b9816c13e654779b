"""Rows of Chinese poker, stated naively: what each is worth beside others."""

from __future__ import annotations

from collections import Counter

from tests.barbu.plain import height


def value(cards: list[str]) -> tuple[int, list[int]]:
    """What a row is worth: its kind from 0 to 8, then the heights that decide."""
    heights = sorted((height(card) for card in cards), reverse=True)
    count = Counter(heights)
    ordered = sorted(count, key=lambda one: (-count[one], -one))
    shape = sorted(count.values(), reverse=True)
    if len(cards) == 5 and len(count) == 5:
        if heights == [12, 3, 2, 1, 0]:
            ordered = heights = [3, 2, 1, 0, -1]
        in_a_row, one_suit = heights[0] - heights[4] == 4, len({card[0] for card in cards}) == 1
        if in_a_row or one_suit:
            return (8 if in_a_row and one_suit else 5 if one_suit else 4), ordered
    kinds = [[1], [2], [2, 2], [3], [], [], [3, 2], [4]]
    groups = [many for many in shape if many > 1] or [1]
    return kinds.index(groups), ordered
