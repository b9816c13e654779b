"""French Tarot: a scene for every rule that speaks of a card: a hand, a trick, a card it permits and one it forbids."""

from __future__ import annotations

from tutor.core.cards import TAROT
from tutor.core.rule import Rule
from tutor.rulebook.moment import Scene, scene
from tutor.tarot.excuse import EXCUSE_LAST
from tutor.tarot.legal_cards import (
    DISCARD,
    EXCUSE_ANYTIME,
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
)
from tutor.tarot.play import Play
from tutor.tarot.setting import HAND_SIZES
from tutor.tarot.trick import Trick

PLAYERS = 4


def _card(rule: Rule, held: str, played: str, *, permits: str = "", forbids: str = "") -> Scene:
    """Seat 0, a defender, holds a few cards and is to play to a trick."""
    cards = tuple(TAROT[code] for code in played.split())
    trick = Trick(PLAYERS - len(cards), PLAYERS, cards)
    at = Play(HAND_SIZES[PLAYERS], 1, "garde", (TAROT.read(held), None, None, None), trick)
    return scene(rule, at, permits=permits, forbids=forbids)


CARD_SCENES: dict[Rule, Scene] = {
    one.rule: one
    for one in (
        _card(LEAD_FREE, "S4 H9 DK T6 EX", "", permits="T6"),
        _card(EXCUSE_LED, "S4 H9 DK T6", "EX", permits="S4"),
        _card(FOLLOW, "S4 H2 HK T6", "H7 HJ", permits="H2", forbids="S4"),
        _card(NO_DUTY_TO_HEAD, "S4 H2 HK T6", "H7 HJ", permits="H2"),
        _card(FOLLOW_BEATS_TRUMP, "S4 H2 HK T16", "H7 T9", forbids="T16"),
        _card(MUST_TRUMP, "S4 D3 T6 T16", "H7", permits="T6", forbids="S4"),
        _card(OVERTRUMP, "S4 T6 T16", "H7 T9", permits="T16", forbids="T6"),
        _card(TRUMP_LED_OVER, "S4 T6 T16", "T9", permits="T16", forbids="T6"),
        _card(UNDERTRUMP, "S4 T6 T10", "H7 T18", permits="T6", forbids="S4"),
        _card(DISCARD, "S4 D3 DQ", "H7 T9", permits="DQ"),
        _card(EXCUSE_NOT_TRUMP, "S4 D3 EX", "H7", permits="S4"),
        _card(EXCUSE_ANYTIME, "S4 H2 HK EX", "H7 HJ", permits="EX"),
        _card(EXCUSE_LAST, "EX", "H7 T9", permits="EX"),
    )
}
