"""The reading of a card: the sentence for what it tells by convention, or for nothing, and the reason."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.core.message import N_
from tutor.tarot.advice.signals import Signal
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
from tutor.tarot.conventions.meanings import by_meaning, usual_convention
from tutor.teach.saying import Saying
from tutor.teach.tarot.plays import CHAIR

#: The words said with a card, by the name of the meaning; the facts are ``by``, the player, and ``led``.
READINGS = by_meaning(lambda one: one.reading)
#: The reason why two cards say something by their order, by the convention.
BY_ORDER = {usual_convention(name): order.rule for name, order in by_meaning(lambda one: one.order).items()}
#: The message of a card that nobody has agreed on, and its name among the meanings.
NOTHING, SILENT = N_("The card says nothing by convention."), "nothing"
#: The conventions that cards follow in whole deals.
CONVENTIONS = (
    LEAD_LOW,
    LEAD_HIGH,
    LEAD_TRUMP_ODD,
    LEAD_TRUMP_EVEN,
    MAIN_FORTE,
    HIGH_LOW_TAKER,
    HIGH_LOW_DEF,
    HIGH_LOW_TRUMP,
    EXC_FIRST_TRUMP,
    EXC_LEAD,
    EXC_TAKER_SUIT,
)


def convention(signal: Signal) -> Saying:
    """The convention by which a card has said something, about the very cards if there were two."""
    return Saying(signal.rule, ((BY_ORDER.get(signal.rule, signal.rule.statement), signal.facts),))


def reading(name: str, by: int, led: str) -> Saying:
    """The sentence for a meaning, or for ``nothing``, said of the player whose card it was."""
    sentence = NOTHING if name == SILENT else READINGS[name]
    return Saying(None, ((sentence, {"by": by, "led": led}),), CHAIR)


def foremost(found: Iterable[Signal]) -> Signal | None:
    """The signal that counts where a card says several things: one that promises something, if there is one."""
    return min(found, key=lambda signal: signal.claim is None, default=None)
