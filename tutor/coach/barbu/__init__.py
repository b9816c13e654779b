"""The coach of Barbu: turns in the play of every contract, the call and the doubling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.barbu.call import Call
from tutor.barbu.doubling import Doubling
from tutor.barbu.layout import Layout
from tutor.barbu.play import Play
from tutor.coach.barbu import laying, tricks
from tutor.coach.barbu.before_play import CallTurn, DoublingTurn
from tutor.coach.judging import Turn

__all__ = ["turn"]


def turn(passed: Sequence[Any]) -> Turn[Any] | None:
    """The turn at the last of the positions that a deal has passed, as the player to move knows it.

    It is ``None`` where the coach has nothing to say: where one move is all that there is, in Chinese poker, and in
    Ravage City where nobody knows the earlier tricks.  Raise ``RecordError`` if the hand of the player to move is not
    known, and ``NoWorldError`` if no others fit it.
    """
    at = passed[-1]
    if at.turn is None or len(at.obligation().legal()) == 1:
        return None
    match at:
        case Call():
            return CallTurn(at)
        case Doubling():
            return DoublingTurn(at)
        case Play():
            return None if at.contract.by_suit and not at.whole else tricks.Turn(at)
        case Layout():
            return laying.Turn(passed)
    return None
