"""The story of the play: a line for every card, saying why it was played, and the result at the end.

A line speaks only of what everybody at the table sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tutor.cards import Card
from tutor.rule import N_, Sheet
from tutor.show.words import Words, capital, signed
from tutor.tarot.play import Play

LINE = N_("{by:Player}: {card:card}.")
YOU_WIN = N_("You win the trick with {top:card}.")
WINS = N_("{by:Player} wins the trick with {top:card}.")
YOUR_SCORE = N_("Your score: {points}")
OVER = N_("The deal is over.")
VALUE = N_(": {points}")


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
            message = YOU_WIN if winner == words.seat else WINS
            yield words.say(message, by=winner, top=trick.card_of(winner))


def result(sheet: Sheet, words: Words) -> Iterator[str]:
    """How a finished deal has ended, and the score sheet that leads there."""
    yield words.say(OVER)
    yield from score_sheet(sheet, words)
    if words.seat is not None and sheet.scores is not None:
        yield words.say(YOUR_SCORE, points=signed(sheet.scores[words.seat]))


def score_sheet(sheet: Sheet, words: Words) -> Iterator[str]:
    """A score sheet, line by line: what each line adds, and what that comes to."""
    if sheet.ended is not None:
        yield f"{words.say(sheet.ended.title)}. {words.say(sheet.ended.statement)} [{sheet.ended.id}]"
    for reason, value in sheet.lines:
        if reason.rule.adds:
            line = capital(words.tell(reason.rule.adds, reason.facts))
            yield line + (words.say(VALUE, points=signed(value)) if value else "")
