"""The coach of Barbu: turns in the play of every contract, the call and the doubling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.barbu.play import Play
from tutor.coach.barbu.tricks import Turn

__all__ = ["turn"]


def turn(passed: Sequence[Any]) -> Turn | None:
    """The turn at the last of the positions that a deal has passed; ``None`` where the coach has nothing to say."""
    at = passed[-1]
    if isinstance(at, Play) and at.turn is not None and len(at.obligation().legal()) > 1:
        return Turn(at)
    return None
