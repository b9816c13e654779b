"""No verdict on a card is left without words, and none without all facts that they need."""

from __future__ import annotations

from typing import Any

from hypothesis import given

from tests.every import every
from tests.strategies import deals, positions
from tests.test_rules import parts
from tutor.core.cards import Cards
from tutor.core.obligation import Obligation
from tutor.core.rule import Rule
from tutor.show.words import Words
from tutor.tarot import RULES
from tutor.tarot.legal_cards import obligation
from tutor.tarot.options import Options
from tutor.tarot.trick import Trick

#: The rules of the sources, by the group that their ids begin with: none of them may be missing.
CATALOGUE = {
    "BID": "ALL-PASS CONTRE-CLOSES DOG-BY-CONTRACT LADDER NO-PRISE ONE-TURN ORDER OVERCALL POUSSE TAKER",
    "CALL": "DEAD-5 DISCARD FALLBACK IN-DOG KING LEAD-BAN SECRET SELF WHEN",
    "COUNT": "EXACT HALF INDIVIDUAL PAIRS THRESHOLD",
    "DEAL": (
        "CUT CUT-MIN DIRECTION DOG-NOT-CONSECUTIVE DOG-NOT-ENDS DOG-NOT-MID-PACKET DOG-SHOW-COUNT DOG-SINGLE"
        " DRAW DRAW-EXCUSE DRAW-TIE HOUSE-MALDONNE MISDEAL PACKETS PETIT-IMPRENABLE PETIT-SEC ROTATE SHUFFLE"
    ),
    "DECK": "78 BOUTS EXCUSE-NOT-TRUMP HAND-SIZES ORDINARY SUIT-ORDER TRUMP-ORDER VALUES",
    "ECART": "CONTRE COUNT COUNTS-TAKER FORCED-TRUMP GAME-CALL NO-BOUT NO-KING NO-TRUMP SANS SHOW SHOW-TRUMPS",
    "EXC": "5P ANYTIME DEBT KEEP LAST-LOST LED NEVER-WINS SLAM-DEFENCE SLAM-WINS",
    "PAB": "DEF SIGN SLAM",
    "PLAY": (
        "DISCARD FIRST-LEAD FOLLOW FOLLOW-BEATS-TRUMP LAST-TRICK-LOOK LEAD-FREE MUST-TRUMP NO-HEAD-SUIT"
        " OVERTRUMP TRUMP-LED-OVER TURN UNDERTRUMP WIN WINNER-LEADS"
    ),
    "POIGNEE": "DISCARDED EXCUSE EXCUSE-IMPLIES FLAT LOWER SHOW-EXACT THRESH VALUE WHEN WHO WINNER",
    "SCORE": "ALT-BASE CHIPS DIST FORMULA MULT ROUND10 ZERO-SUM",
    "SLAM": "ANNOUNCE BONUS DEF DEFENCE EXCUSE-LAST FLAT INDEPENDENT LEAD PETIT",
}
#: The rules about which the sources differ.
DIFFERING = (
    "T-DECK-EXCUSE-NOT-TRUMP T-DEAL-SHUFFLE T-DEAL-PACKETS T-DEAL-MISDEAL T-BID-ONE-TURN"
    " T-CALL-FALLBACK T-CALL-LEAD-BAN T-POIGNEE-SHOW-EXACT T-POIGNEE-VALUE T-SLAM-ANNOUNCE T-SLAM-PETIT"
    " T-PLAY-LAST-TRICK-LOOK T-EXC-SLAM-WINS T-EXC-LAST-LOST T-COUNT-HALF T-SLAM-INDEPENDENT T-DEAL-DOG-NOT-CONSECUTIVE"
    " T-SCORE-MULT T-MISERE T-BID-POUSSE T-ECART-SHOW T-EXC-SLAM-DEFENCE T-EXC-DEBT T-CALL-SELF"
)


def test_no_rule_of_the_sources_is_missing() -> None:
    known = {f"T-{group}-{name}" for group, names in CATALOGUE.items() for name in names.split()}
    assert {*known, "T-MISERE", "T-REVOKE"} - set(RULES) == set()


def test_where_the_sources_differ_the_rule_says_so() -> None:
    assert {rule.id for rule in RULES.values() if rule.differs} == set(DIFFERING.split())


@every(RULES.values())
def test_what_is_said_of_the_sources_needs_no_position_and_the_choice_is_a_house_rule(rule: Rule) -> None:
    assert parts(rule.differs) == {}
    assert rule.option is None or hasattr(Options(), rule.option)


@given(positions())
@deals
def test_every_verdict_has_words_and_every_fact_that_they_need(drawn: tuple[Cards, Trick]) -> None:
    hand, trick = drawn
    words = Words(seat=trick.turn)
    duty: Obligation[Any] = obligation(hand, trick)
    for ruling in duty.rulings:
        assert set(parts(ruling.reason.decides(legal=ruling.legal))) <= set(ruling.reason.facts)
        assert all(set(parts(note.note)) <= set(note.facts) for note in ruling.notes)
        assert words.verdict(ruling).endswith(".")


@given(positions())
@deals
def test_everybody_can_be_told_why_a_card_was_played(drawn: tuple[Cards, Trick]) -> None:
    for ruling in obligation(*drawn).rulings:
        assert not ruling.legal or set(parts(ruling.reason.shows)) <= set(ruling.reason.facts)
