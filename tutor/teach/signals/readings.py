"""The reading of a card: the sentence for what it tells by convention, or for nothing, and the reason."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.core.message import N_
from tutor.tarot.advice.signals import Signal
from tutor.tarot.conventions.meanings import MEANINGS, by_meaning, usual_convention
from tutor.teach.saying import Saying
from tutor.teach.tarot.plays import CHAIR

#: The words said with a card, by the name of the meaning; the facts are ``by``, the player, and ``led``.
READINGS = by_meaning(lambda one: one.reading)
#: The reason why two cards say something by their order, by the convention.
BY_ORDER = {usual_convention(name): order.rule for name, order in by_meaning(lambda one: one.order).items()}
#: The message of a card that nobody has agreed on, and its name among the meanings.
NOTHING, SILENT = N_("The card says nothing by convention."), "nothing"
#: The conventions that cards follow in whole deals: those after which a hearer does something.
CONVENTIONS = tuple(rule for name in by_meaning(lambda one: one.then) for rule in MEANINGS[name].rules)


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
