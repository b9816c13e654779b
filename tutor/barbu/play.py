"""The play of the cards in the contracts that are played in tricks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tutor.barbu.contracts import TrickContract
from tutor.barbu.doubling import Levels
from tutor.barbu.options import Options
from tutor.barbu.trick import Taken, Trick
from tutor.cards import Card, Cards, Pack
from tutor.record import RecordError, RefusedError, card
from tutor.rule import N_, Line, Obligation, Reason

A_HAND = N_("the hand of the player to move")
HELD = N_("a card that the player holds: {held:or}")
ALLOWED = N_("a card that may be played: {allowed:or} ({rule})")
POSSIBLE = N_("a card that the player can hold; this one is elsewhere")
NOT_EXCLUDED = N_("a card that the player can hold; an earlier card of theirs proves that they have not this one")


@dataclass(frozen=True, slots=True)
class Play:
    """The card play of a deal at one moment.

    ``size`` is how many cards each player held when the record began, and ``hands`` what they hold now; ``None`` is a
    hand that is not known.  ``excluded`` holds, a seat each, the cards that the player cannot hold, by what they
    played.  ``levels`` are the bets between players; ``None`` if the record began with the play.
    """

    contract: TrickContract
    options: Options
    pack: Pack
    size: int
    hands: tuple[Cards | None, ...]
    trick: Trick
    excluded: tuple[Cards, ...]
    played: Cards
    tricks: tuple[Trick, ...] = ()
    levels: Levels | None = None

    phase = "play"
