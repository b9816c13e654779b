"""What a partner's card may mean, in sentences to choose among: what conventions can say, or nothing."""

from __future__ import annotations

from tutor.core.message import N_, Message
from tutor.tarot.advice.signals import Signal
from tutor.tarot.conventions.catalogue import HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP
from tutor.teach.saying import Saying

#: What somebody says with a card, by the name of the meaning; the facts are ``by``, the player, and ``led``.
READINGS: dict[str, Message] = {
    "honour": N_("{by:Player} {by:you|hold|holds} the king or the queen of {led:suit}."),
    "no-honour": N_("{by:Player} {by:you|hold|holds} neither the king nor the queen of {led:suit}."),
    "many-trumps": N_("{by:Player} {by:you|hold|holds} at least 7 trumps and {by:you|ask|asks} for trumps."),
    "few-trumps": N_("{by:Player} {by:you|hold|holds} fewer than 7 trumps and {by:you|ask|asks} for nothing."),
    "strong-hand": N_("{by:Player} {by:you|have|has} a strong hand and {by:you|begin|begins} the line of play."),
    "tenue": N_(
        "{by:Player} began with five cards of {led:suit} with its king or queen, and {by:you|invite|invites} trumps."
    ),
    "no-more": N_("{by:Player} {by:you|have|has} no more {led:suit} and will trump the next round."),
    "petit": N_("{by:Player} {by:you|hold|holds} the Petit and {by:you|ask|asks} for an end of trump leads."),
    "perhaps-petit": N_("{by:Player} may hold the Petit."),
    "stop-trumps": N_("{by:Player} {by:you|demand|demands} an end of trump leads."),
    "more-trumps": N_("{by:Player} still {by:you|ask|asks} for trumps, and {by:you|promise|promises} nothing."),
}
#: Why two cards say something by their order, by the convention.
BY_ORDER = {
    HIGH_LOW_DEF: N_(
        "First {first:card}, then {card:card}: high and then low, both by free choice, in a suit led by a partner. That"
        " is how one tells that a suit ends."
    ),
    HIGH_LOW_TAKER: N_(
        "First {first:card}, then {card:card}: high and then low, both by free choice, in a suit led by the taker. That"
        " is how one shows a tenue."
    ),
    HIGH_LOW_TRUMP: N_(
        "First {first:card}, then {card:card}: high and then low, both by free choice and below a higher trump. That"
        " asks partners to spare the Petit."
    ),
}
#: What a card says that nobody has agreed on.
NOTHING = N_("The card says nothing by convention.")


def convention(signal: Signal) -> Saying:
    """The convention by which a card has said something, about the very cards if there were two."""
    return Saying(signal.rule, ((BY_ORDER.get(signal.rule, signal.rule.statement), signal.facts),))
