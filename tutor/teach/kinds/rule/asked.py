"""Several answers of which a verdict names one: rules of which one decides whether a move may be made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tutor.core.cards import Card
from tutor.core.message import Message
from tutor.core.obligation import Ruling
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.teach import rulings
from tutor.teach.judge import Judge
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying


def named(
    asked: Asked, right: str, because: tuple[Saying, ...], others: Mapping[str, Saying], hints: Hints
) -> Verdicts:
    """The verdicts where one offer is right, by its name; ``others`` say of the rest why they are not."""
    on = {one.id: (True, because[0]) if one.id == right else (False, others[one.id]) for one in asked.offers}
    return Verdicts(because, hints, on)


class Wish(NamedTuple):
    """A ``card`` that somebody would like to play or to set aside, as the ``move`` that a record writes for it."""

    board: Record
    move: Any
    card: Card


def decides(
    wish: Wish,
    prompt: Message,
    rules: list[Rule],
    elsewhere: Callable[[Rule, Ruling[Any]], Saying],
    hints: Callable[[Ruling[Any]], Hints],
) -> Posed:
    """The question which of some rules decides whether a wish is granted: the one that the ruling on it names.

    ``elsewhere`` says of another rule why it does not.
    """
    at, chair = rulings.moment(wish.board), rulings.chair(wish.board)
    asked = Asked((wish.board,), prompt, tuple(Offer(rule.id, rule) for rule in rules), {"card": wish.card})

    def verdicts(judge: Judge) -> Verdicts:
        ruling = judge.obligation(at).verdict(wish.move).ruling
        others = {rule.id: elsewhere(rule, ruling) for rule in rules}
        return named(asked, ruling.rule.id, (Saying.of(ruling, chair),), others, hints(ruling))

    return Posed(asked, verdicts)
