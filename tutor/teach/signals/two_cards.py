"""Two cards with which somebody follows to two rounds of a suit: what their order says, and why it says nothing."""

from __future__ import annotations

import random

from tutor.core.cards import TRUMP
from tutor.core.message import N_, Facts, Message
from tutor.tarot.advice.signals import Signal
from tutor.tarot.conventions.catalogue import HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP
from tutor.tarot.conventions.meanings import by_meaning, usual_convention
from tutor.teach.saying import Saying
from tutor.teach.signals.readings import NOTHING
from tutor.teach.signals.rounds import AHEAD, COURT, RISING, SECOND_AHEAD, TAKERS, Followed
from tutor.teach.tarot.plays import CHAIR

ORDERS = (HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP)
#: The sentences about what two cards tell, and the convention by which they do.
TWO_CARDS = by_meaning(lambda one: one.order)
BY = {name: usual_convention(name) for name in TWO_CARDS}
WHO_OPENED = N_(
    "{first:card} came first, then {card:card}. Who led {led:suit}, and could the two cards just as well have come in"
    " the other order?"
)
OUT_OF_TRUMPS = N_("{by:Player} {by:you|have|has} no more trumps.")
#: The reasons why two cards say nothing.
CAUSES: dict[str, Message] = {
    RISING: N_("{first:card} is lower than {card:card}. Low, then high, is how everybody plays, so it says nothing."),
    COURT: N_("{first:card} is a court card, and those are played for their points. So the order says nothing."),
    AHEAD: N_("{first:card} took the lead of its trick. A card that wants to win is not talking."),
    SECOND_AHEAD: N_("{card:card} had to go above {top:card}. Where there was no choice, nothing is said."),
    TAKERS: N_("These are the taker’s cards. The taker plays alone, and has nobody to tell anything."),
}
FORCED = N_("{first:card} had to go above {best:card}. Where there was no choice, nothing is said.")


def may_be_taker(cause: str | None, rng: random.Random) -> bool:
    """Whether the taker leads both rounds: not if a defender is ahead in the first, or the cards are the taker’s."""
    return cause not in {AHEAD, TAKERS} and rng.random() < 1 / 2


def facts(one: Followed) -> Facts:
    """The two cards, who has followed with them, and the best card of each trick before."""
    (then, now), (first, card) = one.before, one.cards
    return {"by": one.seat, "led": one.suit, "first": first, "card": card, "best": then.best, "top": now.best}


def could_say(one: Followed) -> str:
    """The meaning of two cards if nothing keeps them from it."""
    return "petit" if one.suit == TRUMP else "tenue" if one.by_taker else "no-more"


def why(one: Followed, heard: Signal | None) -> Saying:
    """The reason why two cards say just that, or say nothing."""
    if heard is None:
        return silent(one)
    name = heard.meaning.name
    sentence = TWO_CARDS[name].why if name in TWO_CARDS else heard.rule.statement
    return Saying(heard.rule, ((sentence, facts(one)),), CHAIR)


def silent(one: Followed) -> Saying:
    """The reason why two cards say nothing, by one of the causes."""
    if not one.causes:
        return Saying.plain(NOTHING)
    cause = min(one.causes)
    message = FORCED if cause == AHEAD and one.suit == TRUMP else CAUSES[cause]
    return Saying(BY[could_say(one)], ((message, facts(one)),), CHAIR)
