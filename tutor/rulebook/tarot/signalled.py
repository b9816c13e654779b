"""An example for every convention that a single card can follow, and one of proofs without a convention."""

from __future__ import annotations

from typing import NamedTuple

from tutor import tarot
from tutor.core.cards import TAROT, Card
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.tarot.advice.signals import Signal, signals
from tutor.tarot.conventions.catalogue import (
    EXC_FIRST_TRUMP,
    EXC_LEAD,
    EXC_TAKER_SUIT,
    HIGH_LOW_DEF,
    HIGH_LOW_TAKER,
    HIGH_LOW_TRUMP,
    LEAD_HIGH,
    LEAD_LOW,
    LEAD_TRUMP_EVEN,
    LEAD_TRUMP_ODD,
    MAIN_FORTE,
)
from tutor.tarot.play import Play

#: The defender who signals, the taker on their right, and the player opposite.
SEAT, TAKER, OPPOSITE = range(3)
PLAYERS = 4

MANY_SUITS = "S3 S7 SK H2 H6 H9 HQ D4 D8 DJ C5 C6 C10 T3 T8 T12 T15 EX"
SEVEN_TRUMPS = "S3 S7 SK H2 H6 HQ D4 D8 C5 C6 T1 T3 T5 T8 T12 T15 T17 EX"
LONG_DIAMONDS = "S3 S7 SJ H2 H6 H9 D2 D5 D9 D10 DQ C5 C6 C10 T3 T8 T12 EX"
TWO_HEARTS = "S3 S7 S10 SJ H1 H9 D2 D5 D9 C5 C6 C10 CJ T3 T8 T12 T15 EX"
GUARDED_PETIT = "S3 S7 S10 SJ H2 H6 H9 H10 D2 D5 D9 C5 C6 C10 CJ T1 T3 T12"


def seen(held: str, leader: int, played: str) -> Play:
    """The play after some cards as the defender sees it, who was dealt ``held``; the other hands are not known."""
    start = {"phase": "play", "taker": TAKER, "contract": "garde", "leader": leader}
    hands = tuple(TAROT.read(held) if seat == SEAT else None for seat in range(PLAYERS))
    at = tarot.position(Record("tarot", PLAYERS, hands, start=start, moves=tuple(played.split())))
    if not isinstance(at, Play):
        raise TypeError(at)
    return at


class Signalled(NamedTuple):
    """A position for a convention: the defender's hand as dealt, the leader, the cards so far, and the signal."""

    rule: Rule
    held: str
    tells: str
    leader: int = SEAT
    played: str = ""

    @property
    def card(self) -> Card:
        """The card that tells something."""
        return TAROT[self.tells]

    @property
    def play(self) -> Play:
        """The position, with the defender to play; the other hands are not known."""
        return seen(self.held, self.leader, self.played)

    @property
    def signal(self) -> Signal:
        """The signal that the card gives by this convention."""
        return next(signal for signal in signals(self.play, SEAT, self.card) if signal.rule.id == self.rule.id)


SIGNALLED: dict[str, Signalled] = {
    example.rule.id: example
    for example in (
        Signalled(LEAD_LOW, MANY_SUITS, "H2"),
        Signalled(LEAD_HIGH, MANY_SUITS, "D8"),
        Signalled(LEAD_TRUMP_ODD, SEVEN_TRUMPS, "T5"),
        Signalled(LEAD_TRUMP_EVEN, MANY_SUITS, "T8"),
        Signalled(MAIN_FORTE, MANY_SUITS, "SK"),
        Signalled(HIGH_LOW_TAKER, LONG_DIAMONDS, "D2", TAKER, "DK D3 D4 D9 DJ D6 D7"),
        Signalled(HIGH_LOW_DEF, TWO_HEARTS, "H1", OPPOSITE, "HK H4 H9 H5 HQ H7"),
        Signalled(HIGH_LOW_TRUMP, GUARDED_PETIT, "T3", TAKER, "T15 T16 T20 T12 T21"),
        Signalled(EXC_FIRST_TRUMP, SEVEN_TRUMPS, "EX", TAKER, "T9 T11 T13"),
        Signalled(EXC_TAKER_SUIT, LONG_DIAMONDS, "EX", TAKER, "D8 D3 D4"),
        Signalled(EXC_LEAD, SEVEN_TRUMPS, "EX"),
    )
}

#: A play that proves something of two hands: a discard to a suit, and a trump that stays below another.
PROVEN = seen(MANY_SUITS, TAKER, "DK D3 S2 D4 T16 T10 C3")
