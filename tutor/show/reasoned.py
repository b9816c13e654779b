"""Reasons as JSON."""

from __future__ import annotations

from tutor.core.cards import Card, Cards
from tutor.core.message import Fact
from tutor.core.reading import codes
from tutor.core.rule import Reason

JsonObject = dict[str, object]


def reasoned(reason: Reason) -> JsonObject:
    """A reason as JSON: the rule's id and the facts, with cards by their codes."""
    return {"rule": reason.rule.id, "facts": {name: _fact(fact) for name, fact in reason.facts.items()}}


def _fact(fact: Fact) -> object:
    if isinstance(fact, Card):
        return fact.code
    if isinstance(fact, Cards):
        return codes(fact)
    return list(fact) if isinstance(fact, tuple) else fact
