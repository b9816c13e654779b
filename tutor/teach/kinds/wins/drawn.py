"""A trick drawn for a question: cards of the suit led, the first of them in front, trumps if any, and discards."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tutor.core.cards import SUITS, Card, Pack


def trick(
    rng: random.Random, pack: Pack, size: int, followers: Sequence[Card], ruffs: Sequence[Card] = ()
) -> tuple[Card, ...]:
    """A trick of a ``size``; what ``followers`` and ``ruffs`` leave free are discards, of one suit or of several."""
    taken = {followers[0].suit, *(card.suit for card in ruffs)}
    others = [suit for suit in SUITS if suit not in taken]
    suits = rng.sample(others, rng.choice((1, 1, len(others))))
    discards = [card for card in pack.cards if card.suit in suits]
    rest = [*followers[1:], *ruffs, *rng.sample(discards, size - len(followers) - len(ruffs))]
    return (followers[0], *rng.sample(rest, len(rest)))
