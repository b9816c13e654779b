"""The coach of French Tarot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.coach.judging import Turn
from tutor.coach.tarot.before_play import BidTurn, CallTurn, EcartTurn
from tutor.coach.tarot.playing import PlayTurn
from tutor.tarot.auction import Auction
from tutor.tarot.call import Call
from tutor.tarot.dog import Dog
from tutor.tarot.play import Play


def turn(passed: Sequence[Any]) -> Turn[Any] | None:
    """The turn at the last of the positions that a deal has passed, as the player to move knows it.

    It is ``None`` where the coach has nothing to say: before the auction, and of a slam or what is shown.  Raise
    ``RecordError`` if the hand of the player to move is not known, and ``NoWorldError`` if no others fit it.
    """
    at = passed[-1]
    said = next((one.said for one in reversed(passed) if isinstance(one, Auction)), ())
    match at:
        case Auction():
            return BidTurn(at)
        case Call():
            return CallTurn(at, said)
        case Dog():
            return EcartTurn(at, said)
        case Play():
            return PlayTurn(passed)
    return None
