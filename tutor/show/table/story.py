"""The story of a deal: the parts that all games share, and the result at the end.

A line speaks only of what everybody at the table sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol, TypeVar

from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.core.obligation import Obligation
from tutor.core.rule import Reason
from tutor.core.sheet import Line, Sheet
from tutor.core.trick import Trick
from tutor.show.languages import parts
from tutor.show.numbers import signed
from tutor.show.words import Words, capital

LINE = N_("{by:Player} {by:you|play|plays} {card:card}.")
EMPTY = N_("Nothing has been played to this trick yet.")
WINS = N_("{by:Player} {by:you|win|wins} the trick with {top:card}.")
YOUR_SCORE = N_("Your score: {points}")
OVER = N_("The deal is over.")
VALUE = N_(": {points}")
SCORE = N_("Seat {seat}: {points}")

TrickOf = TypeVar("TrickOf", bound=Trick)


class Step(NamedTuple):
    """A move, and the position before it was made."""

    before: Any
    move: Any


class InTricks(Protocol[TrickOf]):
    """The play of any game that is played in tricks."""

    @property
    def trick(self) -> TrickOf:
        """The trick on the table."""

    def obligation(self) -> Obligation[Any]:
        """The duty of the player to move."""

    def winner(self, trick: TrickOf, /) -> int:
        """The seat that has won a trick, or would win it as it stands."""


def why(reason: Reason, words: Words) -> str:
    """The reason why a card was played, told to everybody; raise ``LookupError`` if the rule does not tell."""
    return f"{capital(words.tell(reason.shows, reason.facts))}."


def played(before: InTricks[TrickOf], card: Card, words: Words) -> Iterator[str]:
    """The lines on a card played to a trick, with its reason, and on the winner of the trick if it is complete."""
    reason = before.obligation().verdict(card).ruling.reason
    yield f"{words.say(LINE, by=before.trick.turn, card=card)} {why(reason, words)}"
    trick = before.trick.with_card(card)
    if trick.complete:
        winner = before.winner(trick)
        yield words.say(WINS, by=winner, top=trick.card_of(winner))


def trick_so_far(trick: Trick, words: Words) -> Iterator[str]:
    """The cards of a trick, a line each, for plain text."""
    if not trick.cards:
        yield words.say(EMPTY)
    for card in trick.cards:
        yield "  " + words.say(LINE, by=trick.seat_of(card), card=card)


def result(sheet: Sheet, words: Words) -> Iterator[str]:
    """The end of a finished deal, and the score sheet that leads there."""
    yield words.say(OVER)
    yield from score_sheet(sheet, words)
    yield from own_score(sheet, words)


def own_score(sheet: Sheet, words: Words) -> Iterator[str]:
    """The score of the player whom the words are for, if that is known."""
    if words.chairs.seat is not None and sheet.scores is not None:
        yield words.say(YOUR_SCORE, points=signed(sheet.scores[words.chairs.seat]))


def score_sheet(sheet: Sheet, words: Words) -> Iterator[str]:
    """The lines of a score sheet, each with its points, after the one on a deal that ended without play."""
    if sheet.ended is not None:
        yield f"{words.say(sheet.ended.title)}. {words.say(sheet.ended.statement)} [{sheet.ended.id}]"
    for line in sheet.lines:
        points = amount(line)
        yield capital(words.line(line)) + (words.say(VALUE, points=points) if points else "")


def amount(line: Line) -> str:
    """The amount of a line, with its sign; nothing if that is zero, or said in the line's own sentence."""
    said = any(part.name == "value" for part in parts(line.reason.line))
    return "" if said or not line.value else signed(line.value)


def score_by_seat(sheet: Sheet, words: Words) -> Iterator[str]:
    """A score sheet line by line, and at its end the points of each player."""
    yield from score_sheet(sheet, words)
    yield from (words.say(SCORE, seat=seat, points=signed(won)) for seat, won in enumerate(sheet.scores or ()))
