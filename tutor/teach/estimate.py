"""A chance that one may estimate before one answers: it is never judged, only set beside how things came out."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.message import Message
from tutor.tarot.advice.chances import Chance


class Estimate(NamedTuple):
    """Something that may be estimated: ``asks`` says what, and ``chance`` is how it came out.

    At ``stake`` are so many points, which are won if it comes true and lost if it does not; or nothing is.
    """

    asks: Message
    chance: Chance
    stake: int = 0
