"""The tenue, said again from the words of those who teach it."""

from __future__ import annotations

from tests.tarot.advice.naive_signals import height

QUEEN = height("HQ")


def is_tenue(cards: list[str]) -> bool:
    """Whether some cards of a suit are a tenue for everybody: five with king or queen, of which two win in the end.

    For that, the two highest have to outlast the higher ones elsewhere, each of which takes a card of the holding.
    """
    heights = sorted(map(height, cards))
    if len(cards) < 5:
        return False
    higher = [one for one in range(heights[-2], 15) if one not in heights]
    long_with_honour, two_win = heights[-1] >= QUEEN, len(higher) <= len(cards) - 2
    assert long_with_honour is two_win, cards
    return long_with_honour
