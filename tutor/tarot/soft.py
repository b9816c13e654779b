"""A table that does not shuffle: every deal comes out of the one before (T-DEAL-SHUFFLE)."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tutor.cards import TAROT, Card
from tutor.tarot.cut import LEAST, collect, next_pack
from tutor.tarot.deal import Dealing, Dealt
from tutor.tarot.setting import Setting


def dealt_softly(gathered: Sequence[Card], setting: Setting, rng: random.Random) -> Dealt:
    """What everybody has when a gathered pack is cut, at any card that the rules leave, and dealt in packets."""
    at = rng.randint(LEAST, len(TAROT) - LEAST)
    return Dealing.begin(setting, next_pack((gathered,), setting.options, rng, at)).completed(rng)


def unplayed(dealt: Dealt, first: int) -> tuple[Card, ...]:
    """How the cards lie after a deal that nobody has played: the hands from that of ``first`` on, then the dog."""
    return collect(*dealt.hands[first:], *dealt.hands[:first], dealt.dog)
