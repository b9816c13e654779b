"""The first lesson, *Which cards may I play?*: one kind of position for every rung of the ladder of duties."""

from __future__ import annotations

from tutor.cards import TAROT, TRUMP
from tutor.rule import N_, Rule
from tutor.tarot.play import Play
from tutor.tarot.trick import (
    DISCARD,
    EXCUSE_ANYTIME,
    EXCUSE_LED,
    FOLLOW,
    FOLLOW_BEATS_TRUMP,
    LEAD_FREE,
    MUST_TRUMP,
    OVERTRUMP,
    THE_EXCUSE,
    TRUMP_LED_OVER,
    UNDERTRUMP,
)
from tutor.teach.exercise import Kind, Lesson

PETIT = TAROT["T1"]


def _decides(play: Play, rule: Rule, *verdicts: bool) -> bool:
    """Whether ``rule`` decides on cards of the hand with each of these verdicts (allowed, or not)."""
    found = {ruling.legal for ruling in play.obligation().rulings if ruling.rule is rule}
    return found.issuperset(verdicts)


def _has_excuse(play: Play) -> bool:
    return THE_EXCUSE in (play.hands[play.trick.turn] or ())


def _lead(play: Play) -> bool:
    return not play.trick.cards and len({card.suit for card, _ in play.obligation()}) > 3  # noqa: PLR2004 - of 6 kinds


def _follow(play: Play) -> bool:
    choices = [ruling for ruling in play.obligation().rulings if ruling.rule is FOLLOW and ruling.legal]
    return bool(choices) and len(choices[0].moves) > 1 and _decides(play, FOLLOW, False) and not play.trick.top


def _follow_trumped(play: Play) -> bool:
    return _decides(play, FOLLOW_BEATS_TRUMP, False) and play.trick.top is not None


def _excuse(play: Play) -> bool:
    return _decides(play, EXCUSE_ANYTIME, True) and _decides(play, FOLLOW, True, False)


def _trump(play: Play) -> bool:
    return _decides(play, MUST_TRUMP, True, False)


def _over_the_other_side(play: Play) -> bool:
    return _decides(play, OVERTRUMP, True, False) and not _partner_is_highest(play)


def _over_a_partner(play: Play) -> bool:
    return _decides(play, OVERTRUMP, True, False) and _partner_is_highest(play)


def _partner_is_highest(play: Play) -> bool:
    top = play.trick.top
    return top is not None and play.trick.seat_of(top) in play.side(play.trick.turn)


def _trumps_led(play: Play) -> bool:
    return _decides(play, TRUMP_LED_OVER, True, False)


def _too_low(play: Play) -> bool:
    return _decides(play, UNDERTRUMP, True) and _decides(play, MUST_TRUMP, False)


def _petit_forced(play: Play) -> bool:
    hand = play.hands[play.trick.turn]
    return bool(hand) and list(hand.of(TRUMP)) == [PETIT] and _decides(play, MUST_TRUMP, False)


def _discard(play: Play) -> bool:
    return _decides(play, DISCARD, True) and not _has_excuse(play)


def _excuse_alone(play: Play) -> bool:
    return _decides(play, DISCARD, True) and _has_excuse(play) and play.trick.led != TRUMP


WHICH_CARDS = Lesson(
    "which-cards",
    title=N_("Which cards may I play?"),
    kinds=(
        Kind("lead", N_("You lead"), LEAD_FREE, _lead),
        Kind("follow", N_("A suit is led and you have it"), FOLLOW, _follow),
        Kind("follow-trumped", N_("Somebody has trumped, but you can follow"), FOLLOW_BEATS_TRUMP, _follow_trumped),
        Kind("excuse", N_("You hold the Excuse"), EXCUSE_ANYTIME, _excuse),
        Kind("excuse-led", N_("The Excuse is led"), EXCUSE_LED, lambda play: _decides(play, EXCUSE_LED, True)),
        Kind("trump", N_("You cannot follow"), MUST_TRUMP, _trump),
        Kind("overtrump", N_("An opponent has trumped before you"), OVERTRUMP, _over_the_other_side),
        Kind("overtrump-partner", N_("A partner has trumped before you"), OVERTRUMP, _over_a_partner),
        Kind("trumps-led", N_("Trumps are led"), TRUMP_LED_OVER, _trumps_led),
        Kind("undertrump", N_("Your trumps are too low"), UNDERTRUMP, _too_low),
        Kind("petit-forced", N_("The Petit is your only trump"), MUST_TRUMP, _petit_forced),
        Kind("discard", N_("Neither the suit nor a trump"), DISCARD, _discard),
        Kind("excuse-alone", N_("The Excuse is all you have beside plain suits"), DISCARD, _excuse_alone),
    ),
)
