"""An example for every rule that decides a card: a hand, a trick, a card that it permits and one that it forbids."""

from __future__ import annotations

from typing import NamedTuple

from tutor.cards import TAROT, Card, Cards
from tutor.rule import Rule, Ruling
from tutor.tarot.trick import (
    DISCARD,
    EXCUSE_ANYTIME,
    EXCUSE_LAST,
    EXCUSE_LED,
    EXCUSE_NOT_TRUMP,
    FOLLOW,
    FOLLOW_BEATS_TRUMP,
    LEAD_FREE,
    MUST_TRUMP,
    NO_DUTY_TO_HEAD,
    OVERTRUMP,
    TRUMP_LED_OVER,
    UNDERTRUMP,
    Trick,
    obligation,
)

PLAYERS = 4


class Example(NamedTuple):
    """A position for a rule, with the player to move at seat 0; ``None`` where the rule never permits, or forbids."""

    rule: Rule
    held: str
    played: str
    permits: str | None = None
    forbids: str | None = None

    @property
    def hand(self) -> Cards:
        """The hand of the player to move."""
        return TAROT.read(self.held)

    @property
    def trick(self) -> Trick:
        """The trick so far."""
        cards = tuple(TAROT[code] for code in self.played.split())
        return Trick(PLAYERS - len(cards), PLAYERS, cards)

    def ruling(self, card: Card) -> Ruling[Card]:
        """What the rules say of a card of the hand."""
        return obligation(self.hand, self.trick).verdict(card).ruling


EXAMPLES: dict[Rule, Example] = {
    example.rule: example
    for example in (
        Example(LEAD_FREE, "S4 H9 DK T6 EX", "", permits="T6"),
        Example(EXCUSE_LED, "S4 H9 DK T6", "EX", permits="S4"),
        Example(FOLLOW, "S4 H2 HK T6", "H7 HJ", permits="H2", forbids="S4"),
        Example(NO_DUTY_TO_HEAD, "S4 H2 HK T6", "H7 HJ", permits="H2"),
        Example(FOLLOW_BEATS_TRUMP, "S4 H2 HK T16", "H7 T9", forbids="T16"),
        Example(MUST_TRUMP, "S4 D3 T6 T16", "H7", permits="T6", forbids="S4"),
        Example(OVERTRUMP, "S4 T6 T16", "H7 T9", permits="T16", forbids="T6"),
        Example(TRUMP_LED_OVER, "S4 T6 T16", "T9", permits="T16", forbids="T6"),
        Example(UNDERTRUMP, "S4 T6 T10", "H7 T18", permits="T6", forbids="S4"),
        Example(DISCARD, "S4 D3 DQ", "H7 T9", permits="DQ"),
        Example(EXCUSE_NOT_TRUMP, "S4 D3 EX", "H7", permits="S4"),
        Example(EXCUSE_ANYTIME, "S4 H2 HK EX", "H7 HJ", permits="EX"),
        Example(EXCUSE_LAST, "EX", "H7 T9", permits="EX"),
    )
}
