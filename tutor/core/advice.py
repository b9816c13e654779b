"""A piece of advice for one moment: the move, and the reason for it."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.cards import Card
from tutor.core.message import Fact, Message
from tutor.core.rule import Reason, Rule


class Advice(NamedTuple):
    """A move to be made, as records write it, and the reason, whose ``hint`` advises it to the player to move.

    ``note`` is more advice that is worth saying beside it, if there is any.
    """

    move: str
    reason: Reason
    note: Reason | None = None


def advise(move: Card | str, rule: Rule, says: Message | None = None, /, **facts: Fact) -> Advice:
    """A move, with the rule and the facts that advise it; of a card, the card and its suit are facts by themselves.

    ``says`` stands in for the rule's own hint, as in every reason.
    """
    own: dict[str, Fact] = {"card": move, "suit": move.suit} if isinstance(move, Card) else {"move": move}
    return Advice(str(move), Reason(rule, {**own, **facts}, says))
