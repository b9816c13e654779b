"""What a partner's card may mean, in sentences to choose among: what conventions can say, or nothing."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.tarot.advice.signals import Signal
from tutor.tarot.conventions.meanings import told, usual_convention
from tutor.teach.saying import Saying

#: What somebody says with a card, by the name of the meaning; the facts are ``by``, the player, and ``led``.
READINGS = told(lambda one: one.reading)
#: Why two cards say something by their order, by the convention.
BY_ORDER = {usual_convention(name): order.rule for name, order in told(lambda one: one.order).items()}
#: What a card says that nobody has agreed on.
NOTHING = N_("The card says nothing by convention.")


def convention(signal: Signal) -> Saying:
    """The convention by which a card has said something, about the very cards if there were two."""
    return Saying(signal.rule, ((BY_ORDER.get(signal.rule, signal.rule.statement), signal.facts),))
