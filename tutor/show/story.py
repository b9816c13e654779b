"""The story of the play: a line for every card, saying why it was played, and the result at the end.

A line speaks only of what everybody at the table sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tutor.cards import Card
from tutor.rule import N_
from tutor.show.words import Words, capital
from tutor.tarot.count import count
from tutor.tarot.play import Play
from tutor.tarot.score import sheet

LINE = N_("{by:Player}: {card:card}.")
WON_BY = N_("trick won by {by:player} with {top:card}")
MADE = N_("The deal is over and the contract is made.")
LOST = N_("The deal is over and the contract is lost.")
#: A true minus sign, as wide as a plus.
MINUS = "−"


class Step(NamedTuple):
    """A card, and the position before it was played."""

    before: Play
    card: Card


def tell(steps: Iterable[Step], words: Words) -> Iterator[str]:
    """A line for every card, and one for every trick that is complete."""
    for before, card in steps:
        rule, facts = before.obligation().verdict(card).ruling.reason
        if rule.seen is None:
            raise LookupError(rule.id)
        why = words.tell(rule.seen, facts)
        yield f"{words.say(LINE, by=before.trick.turn, card=card)} {capital(why)}."
        trick = before.trick.with_card(card)
        if trick.complete:
            winner = before.winner(trick)
            yield capital(words.tell(WON_BY, {"by": winner, "top": trick.card_of(winner)})) + "."


def result(play: Play, words: Words) -> Iterator[str]:
    """How a finished deal has ended for the taker, and the score sheet that leads there."""
    yield words.say(MADE if count(play).made else LOST)
    for reason, value in sheet(play).lines:
        if reason.rule.adds:
            points = f": {value:+d}".replace("-", MINUS) if value else ""
            yield f"{capital(words.tell(reason.rule.adds, reason.facts))}{points}"
