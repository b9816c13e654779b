"""Deals that are still being dealt: packet by packet, with cards of the dog between them."""

from __future__ import annotations

import random
from dataclasses import replace

from tutor.core.cards import TAROT
from tutor.core.message import Facts
from tutor.tarot.deal import (
    DOG,
    PACKET,
    Dealing,
)
from tutor.tarot.options import Options
from tutor.tarot.setting import Setting, dog_size

#: The sizes of the tables, by level.
AT_TABLES = {1: (4,), 2: (3, 5), 3: (3, 4, 5)}


def undealt(players: int) -> Dealing:
    """The deal before its first packet; which cards they are does not matter."""
    return Dealing.begin(Setting(players, 0, Options(), (None,) * players), TAROT.cards)


def dealt(players: int, packets: int, laid: int, rng: random.Random, *, last: str) -> Dealing | None:
    """A deal after so many packets and cards of the dog, the ``last`` a packet or such a card, if it can be so."""
    early = laid - (last == DOG)
    if not 0 <= early < packets:
        return None
    behind = {*rng.sample(range(1, packets), early), *([packets] if last == DOG else [])}
    moves = [move for number in range(1, packets + 1) for move in (PACKET, *([DOG] if number in behind else []))]
    return replace(undealt(players), moves=tuple(moves))


def told(at: Dealing) -> Facts:
    """The facts of a deal: how far it has come."""
    gone = at.moves.count(PACKET)
    count = dog_size(at.players)
    packets = {"dealt": gone, "all": gone + at.packets}
    return {"players": at.players, **packets, "laid": count - at.missing, "count": count, "last": at.moves[-1]}
