"""The situations in a trick of French Tarot, one for every duty: the lead, following suit, trumping, and so on."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP, Cards
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.tarot.legal_cards import (
    DISCARD,
    EXCUSE_ANYTIME,
    EXCUSE_LED,
    FOLLOW,
    FOLLOW_BEATS_TRUMP,
    LEAD_BAN,
    LEAD_FREE,
    MUST_TRUMP,
    OVERTRUMP,
    TRUMP_LED_OVER,
    UNDERTRUMP,
)
from tutor.tarot.play import Play
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.positions import TrickSituation


def _allows(play: Play, rule: Rule) -> bool:
    return any(verdict.legal and verdict.rule is rule for verdict in play.duty())


def _forbids(play: Play, rule: Rule) -> bool:
    return any(not verdict.legal and verdict.rule is rule for verdict in play.duty())


def _splits(play: Play, rule: Rule) -> bool:
    """Whether ``rule`` allows some cards of the hand and forbids others."""
    return _allows(play, rule) and _forbids(play, rule)


def _holds_excuse(play: Play) -> bool:
    return any(verdict.move is THE_EXCUSE for verdict in play.duty())


def _partner_is_highest(play: Play) -> bool:
    top = play.trick.top
    return top is not None and play.trick.seat_of(top) in play.side(play.trick.turn)


def _lead(play: Play) -> bool:
    suits = {verdict.move.suit for verdict in play.duty()}
    return _allows(play, LEAD_FREE) and not _forbids(play, LEAD_BAN) and len(suits) > 3  # noqa: PLR2004


def _follow(play: Play) -> bool:
    return _splits(play, FOLLOW) and _forbids(play, FOLLOW_BEATS_TRUMP) and not play.trick.top


def _follow_trumped(play: Play) -> bool:
    return _forbids(play, FOLLOW_BEATS_TRUMP) and play.trick.top is not None


def _excuse(play: Play) -> bool:
    return _allows(play, EXCUSE_ANYTIME) and _splits(play, FOLLOW)


def _excuse_led(play: Play) -> bool:
    return _allows(play, EXCUSE_LED)


def _trump(play: Play) -> bool:
    return _splits(play, MUST_TRUMP)


def _over_an_opponent(play: Play) -> bool:
    return _splits(play, OVERTRUMP) and not _partner_is_highest(play)


def _over_a_partner(play: Play) -> bool:
    return _splits(play, OVERTRUMP) and _partner_is_highest(play)


def _trumps_led(play: Play) -> bool:
    return _splits(play, TRUMP_LED_OVER)


def _too_low(play: Play) -> bool:
    """Several trumps, none of which is high enough: with a single one there would be nothing to choose."""
    return _allows(play, UNDERTRUMP) and _forbids(play, MUST_TRUMP) and len(play.hand.of(TRUMP)) > 1


def _petit_forced(play: Play) -> bool:
    trumps = [verdict.move for verdict in play.duty() if verdict.move.suit == TRUMP]
    return trumps == [PETIT] and _forbids(play, MUST_TRUMP) and not _holds_excuse(play)


def _discard(play: Play) -> bool:
    return _allows(play, DISCARD) and not _holds_excuse(play)


def _excuse_alone(play: Play) -> bool:
    return _allows(play, DISCARD) and _holds_excuse(play) and play.trick.led != TRUMP


#: The situations, in the order in which the lesson comes to them.
TRICK_SITUATIONS: tuple[TrickSituation, ...] = (
    TrickSituation("lead", N_("You lead"), LEAD_FREE, _lead),
    TrickSituation("follow", N_("A suit is led and you have it"), FOLLOW, _follow),
    TrickSituation(
        "follow-trumped", N_("Somebody has trumped, but you can follow"), FOLLOW_BEATS_TRUMP, _follow_trumped
    ),
    TrickSituation("excuse", N_("You hold the Excuse"), EXCUSE_ANYTIME, _excuse, TAROT.set([THE_EXCUSE])),
    TrickSituation(
        "excuse-led", N_("The Excuse is led", "title of an exercise"), EXCUSE_LED, _excuse_led, led=THE_EXCUSE
    ),
    TrickSituation("trump", N_("You cannot follow"), MUST_TRUMP, _trump),
    TrickSituation("overtrump", N_("An opponent has trumped before you"), OVERTRUMP, _over_an_opponent),
    TrickSituation("overtrump-partner", N_("A partner has trumped before you"), OVERTRUMP, _over_a_partner),
    TrickSituation("trumps-led", N_("Trumps are led"), TRUMP_LED_OVER, _trumps_led),
    TrickSituation("undertrump", N_("Your trumps are too low"), UNDERTRUMP, _too_low),
    TrickSituation("petit-forced", N_("The Petit is your only trump"), MUST_TRUMP, _petit_forced, TAROT.set([PETIT])),
    TrickSituation("discard", N_("Neither the suit nor a trump"), DISCARD, _discard),
    TrickSituation(
        "excuse-alone",
        N_("The Excuse is all you have besides plain suits"),
        DISCARD,
        _excuse_alone,
        TAROT.set([THE_EXCUSE]),
    ),
)


def _taken_or_left(play: Play) -> bool:
    """The learner plays last to the trick, and some of their cards win it.

    They may play each of those: so nobody has to know yet that some cards may not be played.
    """
    trick, hand = play.trick, play.hand
    if len(trick.cards) < trick.players - 1:
        return False
    winning = {card for card in hand if trick.with_card(card).best is card}
    return 0 < len(winning) < len(hand) and winning <= {*play.duty().legal()}


def _little(name: str, title: Message, players: int, *suits: str) -> TrickSituation:
    """A table with four cards each, of some suits."""
    among = Cards(TAROT, sum(TAROT.suit_bits[suit] for suit in suits))
    return TrickSituation(
        f"{name}-{suits[0].lower()}", title, FOLLOW, _taken_or_left, among=among, players=players, sizes=(4,)
    )


#: A black suit and a red one.
PAIRS = (("S", "H"), ("H", "C"), ("D", "S"), ("C", "D"))
#: Little tables for a first evening, from level to level: one suit, two, two with trumps.
LITTLE: tuple[tuple[TrickSituation, ...], ...] = (
    tuple(_little("one-suit", N_("One suit, four cards each"), 3, suit) for suit in SUITS),
    tuple(_little("two-suits", N_("Two suits, four cards each"), 4, *pair) for pair in PAIRS),
    tuple(_little("with-trumps", N_("Two suits and trumps, four cards each"), 4, *pair, TRUMP) for pair in PAIRS),
)
