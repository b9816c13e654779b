"""An écart at a table of four, stated naively: which cards may be set aside together."""

from __future__ import annotations

from collections.abc import Iterable

BOUTS = {"T1", "T21", "EX"}


def plain(hand: Iterable[str]) -> list[str]:
    """The cards of the suits below the king."""
    return [card for card in hand if card[0] in "SHDC" and card[1:] != "K"]


def trumps_due(hand: list[str]) -> int:
    """How many trumps have to be among the six cards that go."""
    return max(0, 6 - len(plain(hand)))


def may_go(hand: list[str], aside: list[str]) -> bool:
    """Whether six of these cards may be set aside together."""
    trumps = [card for card in aside if card[0] == "T" and card not in BOUTS]
    legal = len(plain(aside)) + len(trumps) == len(aside) == len({*aside}) == 6 and {*aside} <= {*hand}
    return legal and len(trumps) == trumps_due(hand)
