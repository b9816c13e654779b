"""The coach of Barbu: turns in the play of every contract, the call and the doubling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.barbu.layout import Layout
from tutor.barbu.play import Play
from tutor.coach.barbu import laying, tricks
from tutor.coach.judging import Turn

__all__ = ["turn"]


def turn(passed: Sequence[Any]) -> Turn[Any] | None:
    """The turn at the last of the positions that a deal has passed; ``None`` where the coach has nothing to say."""
    at = passed[-1]
    if at.turn is None or len(at.obligation().legal()) == 1:
        return None
    if isinstance(at, Layout):
        return laying.Turn(passed)
    if isinstance(at, Play):
        return tricks.Turn(at)
    return None
