"""The ways in Domino: which cards can come only after another one."""

from __future__ import annotations

from tutor.barbu.layout import Layout
from tutor.core.cards import Card, Cards


def behind(card: Card, at: Layout) -> Cards:
    """The cards that can come only after ``card``, which fits: all others of a suit that it opens, or its side."""
    row = next(row for row in at.rows() if row.suit == card.suit)
    place = row.order.index(card)
    above, below = row.order[place + 1 :], row.order[:place]
    if not row.lying:
        return at.pack.set([*above, *below])
    return at.pack.set(above if any(other in row.lying for other in below) else below)
